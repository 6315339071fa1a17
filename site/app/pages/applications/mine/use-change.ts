import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import { type Sending, useSending } from "../../../sending/use-sending.ts";
import { asInField } from "../form/draft-fields.ts";
import { type Changed, changeApplication } from "./change-application.ts";

/**
 * Sends one of this page's forms; the form stays until there is an answer.
 * @param held the texts that the form began with: only others are sent, so that nothing from another device is reverted.
 */
export function useChange(onChanged: (changed: Changed) => void, held: Record<string, string> = {}): Sending {
  const { locale, texts } = useLanguage();
  return useSending({
    send: (form, isAgain) => changeApplication(withoutHeld(form, held), { api: browserApi, locale, texts, isAgain }),
    settle: onChanged,
  });
}

/** Returns a form without the texts that are still as they were. */
function withoutHeld(form: FormData, held: Record<string, string>): FormData {
  const changed = new FormData();
  for (const [name, value] of form) {
    const before = held[name];
    if (typeof value !== "string" || before === undefined || asInField(value) !== asInField(before)) {
      changed.append(name, value);
    }
  }
  return changed;
}
