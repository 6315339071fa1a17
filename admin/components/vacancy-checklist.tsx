"use client";

import { useAllFormFields, useDocumentInfo, useLocale } from "@payloadcms/ui";
import { checklistOf, type VacancyState, type VacancyTexts } from "@setu/content/vacancies/collection/checklist";
import { useEffect, useState } from "react";
import { callServer } from "./shared/call-server.ts";
import { figure } from "./shared/figures.ts";
import { useLanguage } from "./shared/use-language.ts";

type Stored = Record<string, Partial<Record<string, unknown>> | null | undefined>;
type Fields = ReturnType<typeof useAllFormFields>[0];

const words = {
  en: {
    title: "Before publishing",
    done: "done",
    missing: "missing",
    all: "Everything is complete.",
    left: (n: number) => `${n} to go.`,
  },
  ne: {
    title: "प्रकाशन गर्नुअघि",
    done: "पूरा",
    missing: "बाँकी",
    all: "सबै पूरा छ।",
    left: (n: number) => `${figure(n, "ne")} बाँकी।`,
  },
};

/** The stored vacancy in both languages, since the form shows only one. It is read again after each save. */
function useStored(): Stored {
  const { id, lastUpdateTime } = useDocumentInfo();
  const [stored, setStored] = useState<Stored>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes what is stored
  useEffect(() => {
    if (id === undefined) return;
    const left = new AbortController();
    const path = `/vacancies/${id}?locale=all&draft=true&depth=0`;
    void callServer<Stored>(path, "", { signal: left.signal }).then((answer) => {
      if ("data" in answer) setStored(answer.data);
    });
    return () => left.abort();
  }, [id, lastUpdateTime]);
  return stored;
}

function stateOf(fields: Fields, stored: Stored, shown: string, isPublic: boolean): VacancyState {
  const value = (name: string) => fields[name]?.value;
  const texts = (language: "en" | "ne"): VacancyTexts => {
    const of = (name: string) => (language === shown ? value(name) : stored[name]?.[language]);
    return { name: of("name"), duties: of("duties"), mustHave: of("mustHave") };
  };
  const rows = (name: string) => fields[name]?.rows?.length ?? 0;
  return {
    texts: { en: texts("en"), ne: texts("ne") },
    discipline: value("discipline"),
    office: value("office"),
    closesAt: value("closesAt"),
    answerBy: value("answerBy"),
    documents: rows("documents"),
    stages: rows("stages"),
    isPublic,
  };
}

/** Beside a vacancy: a checklist for its publication, ticked while the editor types. */
export function VacancyChecklist() {
  const [fields] = useAllFormFields();
  const { code } = useLocale();
  const { hasPublishedDoc } = useDocumentInfo();
  const stored = useStored();
  const language = useLanguage();
  const texts = words[language];
  const points = checklistOf(stateOf(fields, stored, code, hasPublishedDoc), new Date());
  const left = points.filter(({ done }) => !done).length;
  return (
    <section className="vacancy-checklist" aria-labelledby="vacancy-checklist">
      <h2 id="vacancy-checklist">{texts.title}</h2>
      <p role="status">{left === 0 ? texts.all : texts.left(left)}</p>
      <ul>
        {points.map(({ key, text, done }) => (
          <li key={key} data-done={done}>
            <svg viewBox="0 0 16 16" role="img" aria-label={done ? texts.done : texts.missing}>
              <path d={done ? "M2.5 8.5l3.5 3.5 7.5-8" : "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11"} />
            </svg>
            {text[language]}
          </li>
        ))}
      </ul>
    </section>
  );
}
