import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { runSql, sql } from "../../content/platform/store/sql.ts";
import { staffAt } from "../people/staff.ts";
import { openTestSite, type TestSite } from "../site.ts";

/** Locks on open items: they keep two users from writing one item at once, and must not keep anybody from working. */
let site: TestSite;
let owner: Awaited<ReturnType<typeof staffAt>>;
let gita: typeof owner;
let hari: typeof owner;
let enquiries: typeof owner;
let project: number;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  site.content.payload.logger.level = "silent";
  owner = await staffAt(site, "owner", "Binod");
  gita = await staffAt(site, "editor", "Gita");
  hari = await staffAt(site, "editor", "Hari");
  enquiries = await staffAt(site, "enquiries", "Nabin");
  const { docs } = await site.content.payload.find({ collection: "projects", limit: 1, depth: 0 });
  project = Number(docs[0]?.id);
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.content.payload.db.deleteMany({ collection: "payload-locked-documents", where: {} });
});

const path = "/payload-locked-documents";
const never = "2099-01-01T00:00:00.000Z";
const by = ({ id }: { id: number }) => ({ relationTo: "users" as const, value: id });
const onProject = () => ({ document: { relationTo: "projects" as const, value: project } });

/** Opens an item in an editor's browser: the screens write the row without the API. */
const opened = async (user: { id: number }, what: object = onProject()): Promise<number> => {
  const data = { ...what, user: by(user) };
  return Number((await site.content.payload.db.create({ collection: "payload-locked-documents", data })).id);
};
const save = async (who: typeof owner) =>
  (await who.send("PATCH", `/projects/${project}?draft=true&locale=en`, { name: "Arun bridge" })).status;
const holders = async () => {
  const { docs } = await site.content.payload.find({ collection: "payload-locked-documents", depth: 0 });
  return docs.map(({ user, updatedAt }) => {
    const { name } = user.value as { name?: string };
    return [name, updatedAt > new Date().toISOString()];
  });
};

test("nobody locks an item through the API, in a colleague's name or for ever", async () => {
  for (const what of [
    onProject(),
    { document: { relationTo: "users", value: enquiries.id } },
    { globalSlug: "home-page" },
  ]) {
    const body = { ...what, user: by(owner), updatedAt: never };
    for (const who of [enquiries, gita]) expect((await who.post(path, body)).status, who.name).toBe(403);
  }
  expect(await save(gita)).toBe(200);
});

test("users who may change an item take over its lock, in their own name and from now on", async () => {
  const lock = await opened(gita);
  expect(await save(hari)).toBe(423);
  expect((await enquiries.send("PATCH", `${path}/${lock}`, { user: by(enquiries) })).status).toBe(403);
  expect((await enquiries.send("PATCH", `${path}?where[id][equals]=${lock}`, { updatedAt: never })).status).toBe(400);
  expect(await holders()).toEqual([["Gita", false]]);
  // The data that the screen sends, and more.
  const body = { user: by(owner), updatedAt: never, document: { relationTo: "projects", value: project + 1 } };
  expect((await hari.send("PATCH", `${path}/${lock}`, body)).status).toBe(200);
  expect(await holders()).toEqual([["Hari", false]]);
  expect(await save(gita)).toBe(423);
  const named = await gita.get(
    `${path}?where[document.value][equals]=${project}&where[document.relationTo][equals]=projects`,
  );
  expect((await named.json()).docs[0].user.value).toEqual({ id: hari.id, name: "Hari", email: "Hari" });
  expect(await save(hari)).toBe(200);
});

test("only its holder ends a lock; a second tab of the same editor saves", async () => {
  const lock = await opened(gita);
  expect((await hari.send("DELETE", `${path}/${lock}`)).status).toBe(403);
  await hari.send("DELETE", `${path}?where[id][equals]=${lock}`);
  expect(await holders()).toEqual([["Gita", false]]);
  expect((await gita.send("DELETE", `${path}/${lock}`)).status).toBe(200);
  await opened(gita);
  await opened(gita);
  expect(await save(gita)).toBe(200);
  expect(await save(hari)).toBe(200);
});

test("no lock keeps an owner from changing or ending an account, and an account's locks end with it", async () => {
  const { id } = await staffAt(site, "editor", "Leaving");
  await opened({ id });
  expect((await owner.send("PATCH", `/users/${id}`, { role: "hr" })).status).toBe(200);
  expect(await save(gita)).toBe(423);
  expect((await owner.send("DELETE", `/users/${id}`)).status).toBe(200);
  expect(await holders()).toEqual([]);
  expect(await save(gita)).toBe(200);
});

test("a lock on an account from an earlier version hinders nobody", async () => {
  const { id } = await staffAt(site, "editor", "Locked");
  const { payload } = site.content;
  const lock = await opened(gita);
  await runSql(
    payload,
    sql`UPDATE payload_locked_documents_rels SET projects_id = NULL, users_id = ${id}
                            WHERE parent_id = ${lock} AND path = 'document'`,
  );
  expect((await owner.send("PATCH", `/users/${id}`, { role: "hr" })).status).toBe(200);
  expect((await owner.get(path)).status).toBe(200);
  expect((await owner.send("DELETE", `/users/${id}`)).status).toBe(200);
});

test("the screens lock nothing for users who may only read it", async () => {
  await opened(enquiries);
  await opened(enquiries, { globalSlug: "home-page" });
  expect(await save(gita)).toBe(200);
  expect(await holders()).toEqual([]);
  await opened(hari, { globalSlug: "home-page" });
  expect(await holders()).toEqual([["Hari", false]]);
});
