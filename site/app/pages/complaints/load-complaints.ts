import type { ComplaintForm } from "@setu/contract/complaints/complaints";
import { pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

export interface ComplaintsPageData extends PageData {
  form: ComplaintForm;
}

export const loadComplaints = pageLoader(async ({ api, locale }): Promise<ComplaintsPageData> => {
  const { title, lead } = words[locale];
  const breadcrumbs = [{ name: title, href: pages.complaints.href() }];
  return { head: { title, description: lead, breadcrumbs }, form: await api.complaints(locale) };
});
