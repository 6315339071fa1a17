import type { AlertChoice, SubscriptionKind } from "@setu/contract/alerts";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { noticeAlertChoices } from "../notices/alert-choices.ts";
import { vacancyAlertChoices } from "../vacancies/alert-choices.ts";

/** The choices that email alerts of a kind can be limited to. */
export const alertChoices = async (payload: Payload, kind: SubscriptionKind, locale: Locale): Promise<AlertChoice[]> =>
  kind === "notices" ? noticeAlertChoices(locale) : vacancyAlertChoices(payload, locale);
