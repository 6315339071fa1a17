import { pages } from "@setu/contract/pages";
import type { Texts } from "../i18n/texts.ts";

/** The entries under About Us (specification, section 2). */
export const companyPages = (texts: Texts): { to: string; name: string }[] => [
  { to: pages.keyPersonnel.href(), name: texts.keyPersonnels },
  { to: pages.members.href(), name: texts.teamMembers },
  { to: pages.notices.href(), name: texts.notices },
  { to: pages.reports.href(), name: texts.annualReport },
  { to: pages.albumCategories.href(), name: texts.gallery },
];
