import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { contentConfig } from "../../config.ts";
import { pageContext, type Role } from "./rules.ts";

/** The form of the access rules; access-matrix.ts tests whom they admit. */
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const anonymous = undefined;
/** The ways to read: an operation of the content for a page, Payload's own API, or a screen of the back office. */
const doors = {
  page: { payloadAPI: "local", context: pageContext() },
  REST: { payloadAPI: "REST", context: {} },
  screen: { payloadAPI: "local", context: {} },
};
const asked = (role: Role | undefined, door: keyof typeof doors = "page") => ({
  req: { payload: site.content.payload, ...doors[door], user: role ? { id: 1, collection: "users", role } : null },
});

describe("every access rule is explicit", () => {
  test("collections", () => {
    for (const { slug, access } of contentConfig(site.env).collections ?? []) {
      const stated = Object.keys(access ?? {}).sort();
      expect(stated, slug).toEqual(["admin", "create", "delete", "read", "readVersions", "unlock", "update"]);
    }
  });

  test("globals", () => {
    for (const { slug, access } of contentConfig(site.env).globals ?? []) {
      expect(Object.keys(access ?? {}).sort(), slug).toEqual(["read", "readVersions", "update"]);
    }
  });
});

describe("an access rule", () => {
  test("for partly allowed reads limits them to published content, or to the user's own", async () => {
    const { payload } = site.content;
    const drafted = Object.values(payload.collections).filter(({ config }) => config.versions);
    for (const { slug } of drafted.map(({ config }) => config)) {
      expect(await payload.collections[slug]?.config.access.read(asked(anonymous) as never)).toEqual({
        _status: { equals: "published" },
      });
    }
    expect(await payload.collections.documents?.config.access.read(asked(anonymous) as never)).toEqual({
      released: { equals: true },
    });
    expect(await payload.collections.users?.config.access.read(asked("hr") as never)).toEqual({ id: { equals: 1 } });
    const scores = (role?: Role) => payload.collections["application-scores"]?.config.access.read(asked(role) as never);
    for (const role of ["owner", "hr"] as const) expect(await scores(role)).toEqual({ author: { equals: 1 } });
    for (const role of [anonymous, "editor", "enquiries"] as const) expect(await scores(role)).toBe(false);
    expect(await payload.collections.users?.config.access.read(asked(anonymous) as never)).toBe(false);
  });

  test.each(["REST", "screen"] as const)("reveals nothing to a visitor through %s", async (door) => {
    const { collections, globals } = site.content.payload;
    const rules = [
      ...Object.values(collections).map(({ config: { slug, access } }) => ({ slug, read: access.read })),
      ...globals.config.map(({ slug, access }) => ({ slug, read: access.read })),
    ];
    for (const { slug, read } of rules) expect(await read(asked(anonymous, door) as never), slug).toBeFalsy();
    const pictures = site.content.payload.collections.media?.config.access.read;
    expect(await pictures?.(asked("editor", door) as never)).toBe(true);
    // Only those who look after the content see items in the bin.
    expect(await pictures?.(asked("hr", door) as never)).toEqual({ deletedAt: { exists: false } });
  });

  test("keeps users from giving themselves a role", async () => {
    const { payload } = site.content;
    const data = { email: "maya@example.org", password: "plane-table-1993", name: "Maya", role: "editor" };
    const editor = await payload.create({ collection: "users", data });
    const user = { ...editor, collection: "users" } as never;
    await payload.update({ collection: "users", id: editor.id, data: { role: "owner" }, user, overrideAccess: false });
    const after = await payload.findByID({ collection: "users", id: editor.id });
    expect(after.role).toBe("editor");
  });

  test("keeps the last owner an owner", async () => {
    const { payload } = site.content;
    const { docs } = await payload.find({ collection: "users", where: { role: { equals: "owner" } } });
    const [only] = docs;
    if (!only) throw new Error("the seed makes an owner");
    await expect(payload.update({ collection: "users", id: only.id, data: { role: "hr" } })).rejects.toThrow(
      "last owner",
    );
    await expect(payload.delete({ collection: "users", id: only.id })).rejects.toThrow("last owner");
  });

  test.each(["short", "administrator", "passwordpassword"])("the password %s is refused", async (password) => {
    const data = { email: "weak@example.org", password, name: "Weak", role: "editor" };
    await expect(site.content.payload.create({ collection: "users", data })).rejects.toThrow();
  });
});
