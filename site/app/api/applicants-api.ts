import type { ApplicationAccepted, MyApplication } from "@setu/contract/applications";
import type { Success } from "@setu/contract/envelope";
import type { ApplicantsApi } from "@setu/contract/front-api";
import { frontApiPaths } from "@setu/contract/paths";
import { call, posted } from "./call.ts";

const { applications, applicationLink, myApplication } = frontApiPaths;

/** The link's token goes where no log and no referrer has it. */
const withLink = (link: string, method = "GET"): RequestInit => ({
  method,
  headers: { Authorization: `Bearer ${link}` },
});

/** Calls `/frontapi/applications*` on the page's own origin. */
export const applicantsApi: ApplicantsApi = {
  apply: (application, { locale, idempotencyKey }) =>
    call<ApplicationAccepted>(`${applications}?locale=${locale}`, posted(application, idempotencyKey)),
  mine: async (link, locale) =>
    (await call<Success<MyApplication>>(`${myApplication}?locale=${locale}`, withLink(link))).data,
  async change(link, change, { locale }) {
    const sent = posted(change);
    const init = { ...sent, method: "PATCH", headers: { ...sent.headers, ...withLink(link).headers } };
    return (await call<Success<MyApplication>>(`${myApplication}?locale=${locale}`, init)).data;
  },
  async withdraw(link, locale) {
    await call<Success<object>>(`${myApplication}?locale=${locale}`, withLink(link, "DELETE"));
  },
  requestLink: (asked, locale) =>
    call<{ error: false; message: string }>(`${applicationLink}?locale=${locale}`, posted(asked)),
};
