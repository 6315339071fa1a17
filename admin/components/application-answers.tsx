"use client";

import { useFormFields } from "@payloadcms/ui";
import { useTexts } from "./shared/use-language.ts";

interface Answer {
  key: string;
  question: string;
  answer: string;
}

/** The applicant's answers to the vacancy's own questions. */
export function ApplicationAnswers({ path }: { path: string }) {
  const answers = useFormFields(([fields]) => fields[path]?.value) as Answer[] | undefined;
  const title = useTexts({ en: "Answers", ne: "उत्तरहरू" });
  if (!answers?.length) return null;
  return (
    <section className="field-type applicant-answers">
      <h3>{title}</h3>
      <dl>
        {answers.map(({ key, question, answer }) => (
          <div key={key}>
            <dt>{question}</dt>
            <dd>{answer || "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
