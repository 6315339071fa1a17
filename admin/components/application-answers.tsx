"use client";

import { useFormFields, useTranslation } from "@payloadcms/ui";

interface Answer {
  key: string;
  question: string;
  answer: string;
}

/** What an applicant answered to the vacancy's own questions. */
export function ApplicationAnswers({ path }: { path: string }) {
  const answers = useFormFields(([fields]) => fields[path]?.value) as Answer[] | undefined;
  const { i18n } = useTranslation();
  if (!answers?.length) return null;
  return (
    <section className="field-type applicant-answers">
      <h3>{i18n.language.startsWith("ne") ? "उत्तरहरू" : "Answers"}</h3>
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
