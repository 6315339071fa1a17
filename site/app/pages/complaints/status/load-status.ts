import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { words } from "../texts.ts";

export const loadStatus = pageLoader(async ({ locale }) => {
  const { title, status } = words[locale];
  return {
    head: {
      title: status.title,
      description: status.lead,
      breadcrumbs: [
        { name: title, href: pages.complaints.href() },
        { name: status.title, href: pages.complaintStatus.href() },
      ],
      isUnindexed: true,
    },
  };
});
