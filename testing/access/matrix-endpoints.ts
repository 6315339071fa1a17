import { randomUUID } from "node:crypto";
import { newReference } from "../../content/applications/apply/reference.ts";
import { anonymousComplaint } from "../people/complainant.ts";
import { owner } from "../people/owner.ts";
import { callerAt, password } from "../people/staff.ts";
import type { TestSite } from "../site.ts";
import { type Actor, binned, publishable } from "./access-matrix.ts";
import type { bearersAt } from "./matrix-actors.ts";
import type { Item, itemsAt } from "./matrix-items.ts";

/** One call of the back office's, below `/api`. */
export interface Call {
  path: string;
  body?: unknown;
  /** A separate session, for calls that end it. */
  as?: ReturnType<typeof callerAt>;
}

type Calls = Record<string, (who: Actor) => Call | Promise<Call>>;

/** A call for each address other than Payload's own of collections and globals, valid but for access rights. */
export function endpointCalls(
  site: TestSite,
  { bearers, a }: Awaited<ReturnType<typeof bearersAt>>,
  { marksOf, vacancy, fresh }: ReturnType<typeof itemsAt>,
  items: Map<string, Item>,
): Calls {
  const { payload } = site.content;
  const application = a.row.id;
  const message = items.get("contact-messages")?.id;
  const onMessage = (name: string, body: object) => () => ({ path: `/contact-messages/${message}/${name}`, body });
  const onPost = (name: string, body: object) => () => ({
    path: `/forum-posts/${items.get("forum-posts")?.id}/${name}`,
    body,
  });
  /** A post that waits. */
  async function heldPost(): Promise<number> {
    const data = { kind: "question", state: "held", title: "May this be asked here?", text: "May it?", moves: 0 };
    return Number((await payload.create({ collection: "forum-posts", data, depth: 0 })).id);
  }
  /** A public post. */
  async function publicPost(): Promise<number> {
    const data = { kind: "reply", state: "public", text: "It may.", moves: 0, publishedAt: Date.now() };
    return Number((await payload.create({ collection: "forum-posts", data, depth: 0 })).id);
  }
  const filename = async (collection: "media" | "documents" | "consents", id: number | undefined) => {
    const found = await payload.findByID({ collection, id: id ?? 0, depth: 0 });
    return `/${collection}/file/${(found as unknown as { filename: string }).filename}`;
  };
  /** The bin's calls, each of which deletes its own item. */
  const binCalls = (slug: string): Calls => {
    const standing = { ids: [items.get(slug)?.id] };
    return {
      [`GET /${slug}/bin`]: () => ({ path: `/${slug}/bin?ids=${items.get(slug)?.id}` }),
      [`POST /${slug}/bin`]: async () => ({ path: `/${slug}/bin`, body: { ids: [await fresh(slug)] } }),
      [`POST /${slug}/bin/undo`]: () => ({ path: `/${slug}/bin/undo`, body: standing }),
      [`POST /${slug}/bin/restore`]: () => ({ path: `/${slug}/bin/restore`, body: standing }),
      [`POST /${slug}/bin/purge`]: async () => {
        const body = { ids: [await fresh(slug)] };
        await bearers.owner.api.post(`/${slug}/bin`, body);
        return { path: `/${slug}/bin/purge`, body };
      },
    };
  };
  /** Undoes its own publication or withdrawal, if the actor may. */
  const undoCalls = (path: string): Calls => {
    const address = `/${path.replace(":id", String(items.get(path.split("/")[0] ?? "")?.id))}`;
    return {
      [`POST /${path}/undo-publication`]: async (who) => {
        const method = path.startsWith("globals/") ? "POST" : "PATCH";
        await bearers[who].api.send(method, `${address}?unpublishAllLocales=true`, { _status: "draft" });
        return { path: `${address}/undo-publication`, body: {} };
      },
      ...(!path.startsWith("globals/") && {
        [`GET /${path}/withdrawal-effects`]: () => ({ path: `${address}/withdrawal-effects` }),
      }),
    };
  };
  const preference = { path: "/payload-preferences/matrix" };

  let moves = 0;
  /** A mail about A's application, within its ten minutes of waiting. */
  async function waitingMail(): Promise<number> {
    moves += 1;
    const words = { subject: "{number}: news", text: "Dear {name}: {link}" };
    // Undoing a mail never leaves the application in the stage to which the next move takes it.
    const to = ["reading", "interview", "offer"][moves % 3];
    const body = { ids: [application], to, key: randomUUID(), mail: { en: words, ne: words } };
    const answer = await bearers.hr.api.post("/applications/move", body);
    return (await answer.json()).data.moved[0].mail.id;
  }

  /** A failed schedule. */
  async function failedJob(): Promise<number> {
    const input = { type: "publish", global: "header-banner" };
    const data = { taskSlug: "schedulePublish", queue: "default", input, hasError: true, error: { message: "No." } };
    return Number((await payload.create({ collection: "payload-jobs", data: data as never })).id);
  }

  const typed = { baseUpdatedAt: 0, fields: { name: "Half a na" } };
  const copies: Calls = {};
  const keepIn = (path: string, address: string) => {
    copies[`GET ${path}`] = () => ({ path: address });
    copies[`POST ${path}`] = () => ({ path: `${address}?locale=ne`, body: typed });
  };
  for (const [slug, { id }] of items) keepIn(`/${slug}/:id/working-copy`, `/${slug}/${id}/working-copy`);
  for (const { slug } of payload.globals.config) {
    keepIn(`/globals/${slug}/working-copy`, `/globals/${slug}/working-copy`);
  }

  return {
    ...copies,
    ...Object.assign({}, ...binned.map(binCalls), ...publishable.map(undoCalls)),
    "GET /fault-mails/schedules": () => ({ path: "/fault-mails/schedules?global=header-banner" }),
    "POST /fault-mails/retry": async () => ({ path: "/fault-mails/retry", body: { job: await failedJob() } }),
    "POST /fault-mails/dismiss": async () => ({ path: "/fault-mails/dismiss", body: { job: await failedJob() } }),
    "POST /applications/move": () => ({
      path: "/applications/move",
      body: { ids: [application], to: "reading", key: randomUUID() },
    }),
    "POST /applications/mail-preview": () => ({
      path: "/applications/mail-preview",
      body: { ids: [application], to: "reading" },
    }),
    "GET /applications/:id/desk": () => ({ path: `/applications/${application}/desk` }),
    "POST /applications/:id/notes": () => ({ path: `/applications/${application}/notes`, body: { text: "Agreed." } }),
    "POST /applications/:id/scores": async () => ({
      path: `/applications/${application}/scores`,
      body: { marks: await marksOf() },
    }),
    "POST /applications/:id/erase": async () => {
      const reference = newReference();
      const sent = { vacancy, reference, answers: [], files: [], history: [], receiptQueued: true };
      return { path: `/applications/${await fresh("applications", sent)}/erase`, body: { reference } };
    },
    "POST /subscriptions/end": () => ({ path: "/subscriptions/end", body: { email: "caller@example.org" } }),
    "GET /applications/export/:vacancy/csv": () => ({ path: `/applications/export/${vacancy}/csv` }),
    "GET /applications/export/:vacancy/zip": () => ({ path: `/applications/export/${vacancy}/zip` }),
    "GET /applications/:id/documents/:document": () => ({
      path: `/applications/${application}/documents/${a.row.files[0]?.id}`,
    }),
    "POST /applicant-mails/:id/undo": async () => ({ path: `/applicant-mails/${await waitingMail()}/undo`, body: {} }),
    "POST /contact-messages/:id/state": onMessage("state", { state: "new" }),
    "POST /contact-messages/:id/assignee": onMessage("assignee", { user: null }),
    "POST /contact-messages/:id/faq": onMessage("faq", {}),
    "GET /complaints/:id/files/:file": () => ({ path: "/complaints/1/files/none" }),
    "POST /complaints/entries": () => ({
      path: "/complaints/entries",
      body: { ...anonymousComplaint("On paper."), door: "letter", day: "2026-11-01", locale: "ne" },
    }),
    "POST /complaints/:id/acts": () => ({ path: "/complaints/1/acts", body: { act: "note", text: "Known." } }),
    "POST /complaints/:id/writer": () => ({ path: "/complaints/1/writer", body: {} }),
    "POST /contact-messages/:id/notes": onMessage("notes", { text: "Known to us." }),
    "POST /contact-messages/:id/answers": async () => {
      const { docs } = await payload.find({ collection: "contact-answers", limit: 0, depth: 0, pagination: false });
      const body = { subject: "Hello", text: "Hello", key: "matrix-key", seen: docs.map(({ id }) => Number(id)) };
      return { path: `/contact-messages/${message}/answers`, body };
    },
    "POST /contact-messages/:id/retries": onMessage("retries", { mail: "firmMail" }),
    "POST /forum-posts/:id/approve": async () => ({
      path: `/forum-posts/${await heldPost()}/approve`,
      body: { seen: 0 },
    }),
    "POST /forum-posts/:id/refuse": async () => ({
      path: `/forum-posts/${await heldPost()}/refuse`,
      body: { reason: "It may not." },
    }),
    "POST /forum-posts/:id/hide": async () => ({
      path: `/forum-posts/${await publicPost()}/hide`,
      body: { reason: "It may not." },
    }),
    "POST /forum-posts/:id/close": onPost("close", { reason: "" }),
    "POST /forum-posts/:id/keep": onPost("keep", {}),
    "POST /forum-posts/:id/spam": async () => ({ path: `/forum-posts/${await heldPost()}/spam`, body: {} }),
    // A question that is public and in this category already, whose asker decides: nothing changes.
    "POST /forum-posts/:id/move": onPost("move", { category: 1 }),
    "POST /forum-posts/:id/accept": onPost("accept", { reply: null }),
    "POST /forum-posts/:id/answers": onPost("answers", { text: "It may.", key: "matrix-key" }),
    "POST /globals/retention-settings/run": () => ({ path: "/globals/retention-settings/run", body: { mode: "dry" } }),
    "POST /media/:id/original": () => ({ path: `/media/${items.get("media")?.id}/original`, body: {} }),
    "GET /media/paste-url/:id?": () => ({ path: "/media/paste-url/1?src=http://127.0.0.1:1/a.png" }),
    "GET /documents/paste-url/:id?": () => ({ path: "/documents/paste-url/1?src=http://127.0.0.1:1/a.pdf" }),
    "GET /consents/paste-url/:id?": () => ({ path: "/consents/paste-url/1?src=http://127.0.0.1:1/a.pdf" }),
    "GET /consents/file/:filename": async () => ({ path: await filename("consents", items.get("consents")?.id) }),
    "GET /media/file/:filename": async () => ({ path: await filename("media", items.get("media")?.id) }),
    "GET /documents/file/:filename": async () => ({
      path: await filename("documents", items.get("documents")?.hidden),
    }),
    "POST /reorder": async () => {
      const { docs } = await payload.find({ collection: "projects", limit: 2, depth: 0, sort: "_order" });
      const [one, two] = docs as unknown as { id: number; _order: string }[];
      const target = { id: two?.id, key: two?._order };
      return {
        path: "/reorder",
        body: {
          collectionSlug: "projects",
          docsToMove: [one?.id],
          newKeyWillBe: "greater",
          orderableFieldName: "_order",
          target,
        },
      };
    },
    "POST /users/first-register": () => ({
      path: "/users/first-register",
      body: { email: "new@example.org", password, name: "New", role: "owner" },
    }),
    // Signing in ends the session that is sent with it.
    "POST /users/login": () => ({ path: "/users/login", body: owner, as: callerAt(site) }),
    "POST /users/forgot-password": () => ({ path: "/users/forgot-password", body: { email: owner.email } }),
    "POST /users/reset-password": () => ({ path: "/users/reset-password", body: { token: "x".repeat(40), password } }),
    "POST /users/refresh-token": () => ({ path: "/users/refresh-token", body: {} }),
    "POST /users/verify/:id": () => ({ path: "/users/verify/1", body: {} }),
    "POST /users/unlock": () => ({ path: "/users/unlock", body: { email: owner.email } }),
    "POST /users/:id/sign-out": async () => {
      const { docs } = await payload.find({ collection: "users", where: { email: { equals: owner.email } } });
      return { path: `/users/${docs[0]?.id}/sign-out`, body: {} };
    },
    "POST /users/logout": async (who) => {
      const signedIn = await callerAt(site, "").post("/users/login", { email: bearers[who].email, password });
      const cookie = signedIn.headers.get("set-cookie")?.split(";")[0];
      return { path: "/users/logout", body: {}, ...(cookie && { as: callerAt(site, cookie) }) };
    },
    "POST /payload-preferences/:key": () => ({ ...preference, body: { value: { limit: 10 } } }),
    "GET /payload-preferences/:key": () => preference,
    "DELETE /payload-preferences/:key": () => preference,
  };
}
