import type { AlertChoice, Subscription, SubscriptionKind } from "@setu/contract/alerts";
import type { FrontApi } from "@setu/contract/calls/front-api";
import { isFrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface AlertsPageData extends PageData {
  subscription: Subscription | null;
  token: string;
  /** The reason why no subscription is shown. */
  problem_text: string | null;
  /** The kinds of subscription; one is missing if its list could not be loaded, or if the firm sends no such mails. */
  offers: { kind: SubscriptionKind; choices: readonly AlertChoice[] }[];
}

export const loadAlerts = pageLoader(async ({ api, locale, query }): Promise<AlertsPageData> => {
  const { title, lead } = words[locale];
  const { token = "" } = query;
  const shown: AlertsPageData = {
    head: { title, description: lead, breadcrumbs: [{ name: title, href: pages.alerts.href() }] },
    subscription: null,
    token,
    problem_text: null,
    offers: [],
  };
  if (!token) return { ...shown, offers: await offersOf(api, locale) };
  try {
    const { data: subscription } = await api.mySubscription({ link: token, locale });
    return { ...shown, subscription };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "forbidden") throw error;
    return { ...shown, problem_text: error.message, offers: await offersOf(api, locale) };
  }
});

async function offersOf(api: FrontApi, locale: Locale): Promise<AlertsPageData["offers"]> {
  const [vacancies, notices] = await Promise.allSettled([api.careersAvailability(locale), api.notices(locale)]);
  const offers: AlertsPageData["offers"] = [];
  if (vacancies.status === "fulfilled" && vacancies.value.alerts_enabled) {
    offers.push({ kind: "vacancies", choices: vacancies.value.alert_choices });
  }
  if (notices.status === "fulfilled") offers.push({ kind: "notices", choices: notices.value.alert_choices });
  return offers;
}
