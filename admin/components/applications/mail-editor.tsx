"use client";

import { fillIn, type MailWords, placeholders } from "@setu/content/applications/board/placeholders";
import type { MailPreview } from "@setu/content/applications/board/preview";
import { useState } from "react";
import { type Language, languageNames } from "../shared/language.ts";
import parts from "../shared/parts.module.css";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./mail-editor.module.css";
import { words } from "./words.ts";

export type Mail = Record<Language, MailWords>;
type Recipient = MailPreview["recipients"][number];

/** Stands in for the link in previews; the real one is created when the mail is sent. */
const linkPlaceholder = { en: "[the applicant’s own link]", ne: "[आवेदकको आफ्नै लिङ्क]" };

const readersOf = (recipients: readonly Recipient[], language: Language): number =>
  recipients.filter(({ locale }) => locale === language).length;

interface Props {
  mail: Mail;
  recipients: readonly Recipient[];
  onChange(mail: Mail): void;
}

/** A mail with placeholders in both languages, each beside a preview for one recipient. */
export function MailEditor({ mail, recipients, onChange }: Props) {
  const texts = useTexts(words);
  const [shown, setShown] = useState(0);
  const recipient = recipients[shown] ?? recipients[0];
  // The language of most recipients comes first.
  const isMostlyNepali = readersOf(recipients, "ne") * 2 > recipients.length;
  const languages: Language[] = isMostlyNepali ? ["ne", "en"] : ["en", "ne"];
  return (
    <div className={styles["mail"]}>
      <p className={parts["quiet"]}>
        {texts.placeholders} <span translate="no">{placeholders.map((name) => `{${name}}`).join(" ")}</span>
      </p>
      {recipients.length > 1 && (
        <label>
          {texts.previewFor}
          <select value={shown} onChange={({ currentTarget }) => setShown(Number(currentTarget.value))}>
            {recipients.map(({ id, name, reference }, index) => (
              <option key={id} value={index}>
                {name}, {reference}
              </option>
            ))}
          </select>
        </label>
      )}
      {languages.map((language) => (
        <MailInLanguage
          key={language}
          language={language}
          mail={mail[language]}
          readers={readersOf(recipients, language)}
          recipient={recipient}
          onChange={(changes) => onChange({ ...mail, [language]: { ...mail[language], ...changes } })}
        />
      ))}
    </div>
  );
}

interface MailInLanguageProps {
  language: Language;
  mail: MailWords;
  /** How many recipients will read the mail in this language. */
  readers: number;
  recipient: Recipient | undefined;
  onChange(changes: Partial<MailWords>): void;
}

function MailInLanguage({ language, mail, readers, recipient, onChange }: MailInLanguageProps) {
  const texts = useTexts(words);
  const name = languageNames[useLanguage()][language];
  return (
    <fieldset data-language={language}>
      <legend>
        {name}: {readers > 0 ? texts.reads(readers) : texts.nobodyReads}
      </legend>
      <div className={styles["writing"]}>
        <label>
          {texts.subject}
          <input
            type="text"
            lang={language}
            value={mail.subject}
            maxLength={160}
            required={readers > 0}
            onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
          />
        </label>
        <label>
          {texts.text}
          <textarea
            lang={language}
            value={mail.text}
            rows={12}
            maxLength={8000}
            required={readers > 0}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
          />
        </label>
      </div>
      <Preview language={language} mail={mail} recipient={recipient} />
    </fieldset>
  );
}

function Preview({ language, mail, recipient }: Pick<MailInLanguageProps, "language" | "mail" | "recipient">) {
  const texts = useTexts(words);
  const values = { ...recipient?.values[language], link: linkPlaceholder[language] };
  return (
    <div className={styles["preview"]}>
      <p className={parts["quiet"]}>
        {texts.preview}: {recipient?.name}
      </p>
      <article lang={language}>
        <strong>{fillIn(mail.subject, values)}</strong>
        <p>{fillIn(mail.text, values)}</p>
      </article>
    </div>
  );
}
