import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage } from "../../../i18n/texts.ts";
import { type Sending, useSending } from "../../../sending/use-sending.ts";
import { type Changed, changeApplication } from "./change-application.ts";

/** Sends one of this page's forms; the form stays until there is an answer. */
export function useChange(onChanged: (changed: Changed) => void): Sending {
  const { locale, texts } = useLanguage();
  return useSending({
    send: (form, isAgain) => changeApplication(form, { api: browserApi, locale, texts, isAgain }),
    settle: onChanged,
  });
}
