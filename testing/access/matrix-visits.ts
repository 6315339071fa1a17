import { globSync } from "node:fs";
import path from "node:path";
import { frontApiBase } from "@setu/contract/calls/paths";
import { readCalls, readNames } from "@setu/contract/calls/reads";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { anonymousComplaint } from "../people/complainant.ts";
import { goodPassword } from "../people/member.ts";
import { subjects } from "../secrecy/visitor-calls.ts";
import { sixFields, type TestSite } from "../site.ts";
import type { Actor } from "./access-matrix.ts";
import { type bearersAt, forged } from "./matrix-actors.ts";
import type { Item } from "./matrix-items.ts";

/** One call by a visitor. */
export interface Visit extends InjectOptions {
  url: string;
  /** Whether something was given, where the status does not tell. */
  given?: (answer: LightMyRequestResponse) => boolean;
}
type Visits = Record<string, (who: Actor) => Visit | Promise<Visit>>;

const built = path.join(import.meta.dirname, "../../site");
const wrongCode = { authorization: "Bearer 4921083755261904" };
const aFile = (folder: string, pattern: string) => globSync(pattern, { cwd: path.join(built, folder) })[0] ?? "";

/** The calls of members, with bodies that would be valid with a session or a link. */
function memberVisits(): Visits {
  const [email, password, token] = ["nobody@example.org", goodPassword, "1.zzzzzzzz.x"];
  const chosen = { password, password_confirmation: password };
  const bodies: Record<string, object> = {
    "POST /api/login": { email, password },
    "POST /api/logout": {},
    "POST /accounts/verify": { token, password },
    "POST /accounts/decline": { token },
    "POST /accounts/forgot": { email },
    "POST /accounts/reset": { token, ...chosen },
    "PATCH /accounts/me": { name: "Asha Thapa", locale: "en" },
    "DELETE /accounts/me": { password },
    "POST /accounts/me/email": { email, password },
    "POST /accounts/email": { token },
    "POST /accounts/email/undo": { token },
    "POST /accounts/me/password": { current_password: password, ...chosen },
    "DELETE /accounts/me/sessions": { password },
    "POST /accounts/me/export": { password },
  };
  return Object.fromEntries(
    Object.entries(bodies).map(([call, payload]) => {
      const [method, url] = call.split(" ");
      return [`${method} ${frontApiBase}${url}`, () => ({ url: frontApiBase + url, payload })];
    }),
  );
}

/** The calls of members in the forum with a body that would do, were there a session or a link. */
function forumVisits(id: number): Visits {
  const bodies: Record<string, object | undefined> = {
    "GET /forum/discussions/:id/mine": undefined,
    "POST /forum/discussions": { category: 1, title: "May this be asked here at all?", text: "May it?" },
    "POST /forum/discussions/:id/replies": { text: "It may." },
    "POST /forum/discussions/:id/answer": { reply: null },
    "PATCH /forum/discussions/:id/following": { following: true },
    "PATCH /forum/posts/:id": { title: "May this be asked here at all?", text: "May it?", seen: 0 },
    "DELETE /forum/posts/:id": undefined,
    "POST /forum/posts/:id/flags": { reason: "other" },
    "PATCH /forum/mails": { mails: false },
    "POST /forum/mails/stop": { token: "1.1.x" },
  };
  const visits = Object.entries(bodies).map(([call, payload]) => {
    const [method, path = ""] = call.split(" ");
    const url = frontApiBase + path.replace(":id", String(id));
    return [`${method} ${frontApiBase}${path}`, () => ({ url, ...(payload && { payload }) })] as const;
  });
  const unsubscribe = `${frontApiBase}/forum/mails/unsubscribe`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  return {
    ...Object.fromEntries(visits),
    [`GET ${unsubscribe}`]: () => ({ url: `${unsubscribe}?token=1.1.x` }),
    [`POST ${unsubscribe}`]: () => ({
      url: `${unsubscribe}?token=1.1.x`,
      headers: form,
      payload: "List-Unsubscribe=One-Click",
    }),
  };
}

/** How each address that visitors call is called, so that it would work: what is not named here is simply asked for. */
export async function visitorCalls(
  site: TestSite,
  { somebody, bearers, a, subscriptions }: Awaited<ReturnType<typeof bearersAt>>,
  items: Map<string, Item>,
): Promise<Visits> {
  const { payload } = site.content;
  const first = async (collection: "notices" | "projects" | "reports") =>
    (await payload.find({ collection, limit: 1, sort: "id", depth: 1, where: { _status: { equals: "published" } } }))
      .docs[0] as unknown as { id: number; group: { slug: string } };
  const project = await first("projects");
  const nameOf = async (collection: "media" | "documents", id: number | undefined) =>
    String(((await payload.findByID({ collection, id: id ?? 0, depth: 0 })) as { filename?: string }).filename);
  const released = await payload.find({ collection: "documents", where: { released: { equals: true } }, limit: 1 });

  const [subscription = "", other = ""] = subscriptions;
  const ownOr = (who: Actor, token: string) => (who === "applicantA" ? token : forged(token));
  const bearing = (token: string) => (who: Actor) => ({ authorization: `Bearer ${ownOr(who, token)}` });
  const subscribed = bearing(subscription);
  const form = { "content-type": "application/x-www-form-urlencoded" };
  const posted = (words: Record<string, string>) => new URLSearchParams(words).toString();
  const required = somebody.required[0]?.key ?? "";
  /** The id of an upload of A's; the other actors know only the id of one of A's documents. */
  const upload = async (who: Actor) => {
    const { upload_id } = (await somebody.announce({ key: required })).json().data;
    return `${somebody.uploads}/${who === "applicantA" ? upload_id : a.row.files[0]?.id}`;
  };
  /** The version of the consent text, which names the retention period and so changes with the settings tried before. */
  const consent = async () =>
    (await site.app.inject(`/frontapi/careers/${somebody.vacancy.id}`)).json().data.consent.version;
  const applying = async (who: Actor, files: object) => ({
    url: "/frontapi/applications",
    payload: {
      ...somebody.words({ email: `new-${who.toLowerCase()}@example.org` }),
      vacancy: somebody.vacancy.id,
      answers: somebody.answers,
      files,
      consent: await consent(),
    },
  });
  const stolen = Object.fromEntries(a.row.files.map((file) => [(file as { key?: string }).key, file.id]));
  const page = (who: Actor) => `/application/track?${new URLSearchParams({ link: bearers[who].link })}`;

  const reads: Visits = Object.fromEntries(
    readNames.map((name) => {
      const id = items.get(subjects[name] ?? "")?.id;
      const group = project.group.slug;
      const named = readCalls[name].path.replace(":project_slug", group).replace(":kind", "privacy");
      const filled = named.replace(/:\w+/, String(id));
      return [`GET ${frontApiBase}${readCalls[name].path}`, () => ({ url: frontApiBase + filled })];
    }),
  );
  const calendar = (language: string) => async () => ({
    url: `${language}/feeds/notices/${(await first("notices")).id}.ics`,
  });
  const [group, draft] = [project.group.slug, items.get("projects")?.hidden];

  return {
    ...reads,
    "GET /frontapi/projects/:project_slug/:childId": () => ({ url: `/frontapi/projects/${group}/${project.id}` }),
    "GET /frontapi/projects/:project_slug/:childId, a draft": () => ({
      url: `/frontapi/projects/${group}/${draft}?draft=true`,
    }),
    "GET /frontapi/reports/:id/file": async () => ({ url: `/frontapi/reports/${(await first("reports")).id}/file` }),
    "GET /sitemaps/:number([1-9][0-9]{0,3}).xml": () => ({ url: "/sitemaps/1.xml" }),
    "GET /feeds/notices/:id(^\\d+).ics": calendar(""),
    "GET /ne/feeds/notices/:id(^\\d+).ics": calendar("/ne"),
    "GET /assets/*": () => ({ url: `/assets/${aFile("dist/client/assets", "*.js")}` }),
    "GET /tiles/*": () => ({ url: `/tiles/${aFile("map-tiles/tiles/land", "**/*.*")}` }),
    "GET /media/*": async () => ({ url: `/media/${await nameOf("media", items.get("media")?.id)}` }),
    "GET /documents/:name": async () => ({
      url: `/documents/${await nameOf("documents", Number(released.docs[0]?.id))}`,
    }),
    "GET /documents/:name, a document that is withheld": async () => ({
      url: `/documents/${await nameOf("documents", items.get("documents")?.hidden)}`,
    }),
    "GET /*": () => ({ url: "/" }),
    "POST /pictures": () => ({ url: "/pictures", headers: form, payload: posted({ choice: "ask" }) }),
    "POST /frontapi/contact": (who) => ({ url: "/frontapi/contact", payload: sixFields({ message: `I am ${who}.` }) }),
    "POST /frontapi/faqs/:id/feedback": () => ({
      url: `/frontapi/faqs/${items.get("faqs")?.id}/feedback`,
      payload: { helpful: true },
    }),
    "POST /frontapi/complaints": (who) => ({
      url: "/frontapi/complaints",
      payload: anonymousComplaint(`I am ${who}.`),
    }),
    "GET /frontapi/complaints/mine": () => ({ url: "/frontapi/complaints/mine", headers: wrongCode }),
    "PATCH /frontapi/complaints/mine": () => ({
      url: "/frontapi/complaints/mine",
      headers: wrongCode,
      payload: { action: "withdraw" },
    }),
    ...memberVisits(),
    ...forumVisits(Number(items.get("forum-posts")?.id)),
    "POST /frontapi/accounts": async (who) => ({
      url: "/frontapi/accounts",
      payload: {
        name: "Asha Thapa",
        email: `member-${who.toLowerCase()}@example.org`,
        password: goodPassword,
        password_confirmation: goodPassword,
        terms: (await site.app.inject("/frontapi/legal/terms")).json().data.number,
        adult: true,
      },
    }),
    "POST /frontapi/subscriptions": (who) => ({
      url: "/frontapi/subscriptions",
      payload: { kind: "vacancies", email: `news-${who.toLowerCase()}@example.org` },
    }),
    "GET /frontapi/subscriptions/mine": (who) => ({ url: "/frontapi/subscriptions/mine", headers: subscribed(who) }),
    "PATCH /frontapi/subscriptions/mine": (who) => ({ url: "/frontapi/subscriptions/mine", headers: subscribed(who) }),
    "DELETE /frontapi/subscriptions/mine": (who) => ({ url: "/frontapi/subscriptions/mine", headers: subscribed(who) }),
    "GET /frontapi/subscriptions/stop": (who) => ({
      url: `/frontapi/subscriptions/stop?token=${ownOr(who, other)}`,
    }),
    "POST /frontapi/subscriptions/stop": (who) => ({
      url: `/frontapi/subscriptions/stop?token=${ownOr(who, other)}`,
      headers: form,
      payload: "List-Unsubscribe=One-Click",
    }),
    "POST /frontapi/applications/uploads": () => ({
      url: somebody.uploads,
      payload: { vacancy: somebody.vacancy.id, key: required, name: "cv.docx", size: somebody.cv.length },
    }),
    "GET /frontapi/applications/uploads/:id": async (who) => ({ url: await upload(who) }),
    "PATCH /frontapi/applications/uploads/:id": async (who) => ({
      url: await upload(who),
      headers: { "content-type": "application/partial-upload", "upload-offset": "0" },
      payload: somebody.cv,
    }),
    "POST /frontapi/applications": async (who) => applying(who, await somebody.documents()),
    "POST /frontapi/applications, with A's documents": (who) => applying(who, stolen),
    "POST /frontapi/applications/link": () => ({
      url: "/frontapi/applications/link",
      // With the right address, this would end the earlier links, among them A's in this table.
      payload: { email: "nobody@example.org", reference: a.row.reference },
    }),
    "PATCH /frontapi/applications/mine": () => ({ url: "/frontapi/applications/mine", payload: { district: "Kaski" } }),
    "POST /frontapi/applications/mine/export": (who) => ({
      url: "/frontapi/applications/mine/export",
      headers: form,
      payload: posted({ link: bearers[who].link }),
    }),
    "GET /*, A's page": (who) => ({ url: page(who), given: ({ body }) => body.includes(a.row.reference) }),
    "POST /*, A's page": (who) => ({
      url: page(who),
      headers: form,
      payload: posted({ intent: "change", link: bearers[who].link, district: "Mustang" }),
    }),
  };
}
