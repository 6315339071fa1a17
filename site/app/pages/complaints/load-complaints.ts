import type { ComplaintForm } from "@setu/contract/complaints/complaints";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../page-data.ts";
import { newKey } from "../../sending/new-key.ts";
import { words } from "./texts.ts";

export interface ComplaintsPageData extends PageData {
  form: ComplaintForm;
  /** The discussion of the forum that the address names; null without one. */
  about: number | null;
  /** The idempotency key of the form without JavaScript. It makes the code, so the server caches no such page. */
  key: string | undefined;
}

export const loadComplaints = pageLoader(async ({ api, locale, query }): Promise<ComplaintsPageData> => {
  const { title, lead, closedLead, closedWholly } = words[locale];
  const breadcrumbs = [{ name: title, href: pages.complaints.href() }];
  const [, discussion] = /^discussion-(\d{1,9})$/.exec(query["about"] ?? "") ?? [];
  const form = await api.complaints(locale);
  const description = form.open ? lead : form.doors.length > 0 ? closedLead : closedWholly;
  return {
    head: { title, description, breadcrumbs, isUnindexed: query["about"] !== undefined },
    form,
    about: discussion === undefined ? null : Number(discussion),
    key: import.meta.env.SSR ? newKey() : undefined,
  };
});
