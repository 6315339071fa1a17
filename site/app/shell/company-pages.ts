import type { Texts } from "../i18n/texts.ts";

/** What stands under About Us (specification, section 2). */
export const companyPages = (texts: Texts): { to: string; name: string }[] => [
  { to: "/key-personnel", name: texts.keyPersonnels },
  { to: "/members", name: texts.teamMembers },
  { to: "/notices", name: texts.notices },
  { to: "/reports", name: texts.annualReport },
  { to: "/album-category", name: texts.gallery },
];
