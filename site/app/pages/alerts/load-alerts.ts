import { isFrontApiError } from "@setu/contract/errors";
import { pages } from "@setu/contract/pages";
import type { Subscription } from "@setu/contract/subscriptions";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface AlertsPageData extends PageData {
  subscription: Subscription | null;
  token: string;
  /** Why no subscription is shown. */
  problem_text: string | null;
}

export const loadAlerts = pageLoader(async ({ api, locale, query }): Promise<AlertsPageData> => {
  const { title, lead } = words[locale];
  const { token = "" } = query;
  const shown: AlertsPageData = {
    head: { title, description: lead, breadcrumbs: [{ name: title, href: pages.alerts.href() }] },
    subscription: null,
    token,
    problem_text: null,
  };
  if (!token) return shown;
  try {
    const { data: subscription } = await api.mySubscription({ link: token, locale });
    return { ...shown, subscription };
  } catch (error) {
    if (!isFrontApiError(error) || error.code !== "forbidden") throw error;
    return { ...shown, problem_text: error.message };
  }
});
