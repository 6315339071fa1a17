"use client";

import { fillIn, type MailWords, placeholders } from "@setu/content/applications/board/placeholders";
import type { MailPreview } from "@setu/content/applications/board/preview";
import { useState } from "react";
import parts from "../shared/parts.module.css";
import styles from "./dialog.module.css";
import type { wordsFor } from "./words.ts";

type Mail = Record<"en" | "ne", MailWords>;
interface Props {
  mail: Mail;
  recipients: MailPreview["recipients"];
  words: ReturnType<typeof wordsFor>;
  onChange(mail: Mail): void;
}

/** Stands for the link, which is made when the mail goes. */
const links = { en: "the applicant’s own link", ne: "आवेदकको आफ्नै लिङ्क" };

/** A mail in both languages, with placeholders, and beside it what somebody would read. */
export function MailEditor({ mail, recipients, words, onChange }: Props) {
  const [shown, setShown] = useState(0);
  const recipient = recipients[shown] ?? recipients[0];
  // The language that most of them read in front.
  const nepali = recipients.filter(({ locale }) => locale === "ne").length;
  const languages = nepali * 2 > recipients.length ? (["ne", "en"] as const) : (["en", "ne"] as const);
  return (
    <div className={styles["mail"]}>
      <p className={parts["quiet"]}>
        {words.fill} <span translate="no">{placeholders.map((word) => `{${word}}`).join(" ")}</span>
      </p>
      {recipients.length > 1 && (
        <label>
          {words.previewFor}
          <select value={shown} onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}>
            {recipients.map(({ id, name, reference }, index) => (
              <option key={id} value={index}>
                {name}, {reference}
              </option>
            ))}
          </select>
        </label>
      )}
      {languages.map((language) => {
        const readers = recipients.filter(({ locale }) => locale === language).length;
        const { subject, text } = mail[language];
        const values = { ...recipient?.values[language], link: `[${links[language]}]` };
        const change = (part: Partial<MailWords>) => onChange({ ...mail, [language]: { ...mail[language], ...part } });
        return (
          <fieldset key={language} data-language={language}>
            <legend>
              {words.languages[language]}: {readers > 0 ? words.reads(readers) : words.nobodyReads}
            </legend>
            <div className={styles["writing"]}>
              <label>
                {words.subject}
                <input
                  type="text"
                  lang={language}
                  value={subject}
                  maxLength={160}
                  required={readers > 0}
                  onChange={({ currentTarget }) => change({ subject: currentTarget.value })}
                />
              </label>
              <label>
                {words.text}
                <textarea
                  lang={language}
                  value={text}
                  rows={12}
                  maxLength={8000}
                  required={readers > 0}
                  onChange={({ currentTarget }) => change({ text: currentTarget.value })}
                />
              </label>
            </div>
            <div className={styles["preview"]}>
              <p className={parts["quiet"]}>
                {words.preview}: {recipient?.name}
              </p>
              <article lang={language}>
                <strong>{fillIn(subject, values)}</strong>
                <p>{fillIn(text, values)}</p>
              </article>
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
