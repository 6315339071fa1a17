import type { AlertChoice } from "@setu/contract/alerts";
import type { Locale } from "@setu/contract/locale";
import { noticeTypeWords } from "./types.ts";

/** The types of notices that email alerts can be limited to. */
export const noticeAlertChoices = (locale: Locale): AlertChoice[] =>
  Object.entries(noticeTypeWords).map(([value, text]) => ({ value, label: text[locale] }));
