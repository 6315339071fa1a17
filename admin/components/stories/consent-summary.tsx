"use client";

import { useAllFormFields, useFormModified } from "@payloadcms/ui";
import { dayInBothCalendars } from "@setu/content/calendar/dates";
import { isInForce, termOf } from "@setu/content/stories/consent";
import { useLanguage } from "../shared/use-language.ts";
import { words } from "./words.ts";

const scopes = ["coversName", "coversPicture", "coversTranslation"] as const;

/** Beside a consent: a sentence that sums up its effect, updated while an editor types. */
export function ConsentSummary() {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const language = useLanguage();
  const texts = words[language];
  const day = (name: string) => {
    const value = fields[name]?.value;
    return value ? new Date(value as string).toISOString() : null;
  };
  const days = { givenOn: day("givenOn"), until: day("until"), withdrawnOn: day("withdrawnOn") };
  const term = termOf(days);
  const isHeld = isInForce(term, new Date());
  const sentence = () => {
    if (!days.givenOn || !days.until) return texts.incomplete;
    if (!term) return texts.never;
    // The end is the first moment after the last day.
    if (isHeld) return texts.inForce(dayInBothCalendars(new Date(term.to - 1), language));
    return texts.over(dayInBothCalendars(new Date(term.to), language));
  };
  return (
    <section className="consent-summary" aria-labelledby="consent-summary" data-held={isHeld}>
      <h2 id="consent-summary">{texts.heading}</h2>
      <p role="status">{sentence()}</p>
      {isHeld && (
        <ul>
          {scopes.map((scope) => (
            <li key={scope}>{texts.covers[scope][fields[scope]?.value ? 0 : 1]}</li>
          ))}
        </ul>
      )}
      {isModified && <p>{texts.unsaved}</p>}
    </section>
  );
}
