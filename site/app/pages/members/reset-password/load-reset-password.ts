import { pages } from "@setu/contract/pages";
import { pageLoader } from "../../../page-data.ts";
import { linkedPage } from "../load-linked.ts";

export const loadResetPassword = pageLoader((page) =>
  linkedPage(page, {
    name: "reset",
    page: pages.resetPassword,
    token: page.query["token"],
    ask: (api, asked) => api.resetLink(asked),
  }),
);
