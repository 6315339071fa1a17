import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Role, roles } from "../content/access/rules.ts";
import { contentConfig } from "../content/config.ts";
import { openTestSite, type TestSite } from "./site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const editorial = [
  "project-groups",
  "projects",
  "services",
  "news",
  "album-categories",
  "albums",
  "people",
  "disciplines",
  "who-we-are",
  "offices",
  "reports",
  "notices",
];
type Operation = "create" | "read" | "update" | "delete" | "readVersions";
const operations: Operation[] = ["create", "read", "update", "delete", "readVersions"];

/** Who may do what. Reading editorial content means drafts too: everybody may read what is published. */
const allowed: Record<string, Partial<Record<Operation, Role[]>>> = {
  ...Object.fromEntries(
    editorial.map((slug) => [slug, Object.fromEntries(operations.map((name) => [name, ["owner", "editor"]]))]),
  ),
  media: { create: ["owner", "editor"], update: ["owner", "editor"], delete: ["owner", "editor"], read: [...roles] },
  documents: {
    create: ["owner", "editor"],
    read: ["owner", "editor"],
    update: ["owner", "editor"],
    delete: ["owner", "editor"],
  },
  vacancies: Object.fromEntries(operations.map((name) => [name, ["owner", "hr"]])),
  users: { create: ["owner"], read: ["owner"], update: ["owner"], delete: ["owner"] },
  "contact-messages": { read: ["owner", "enquiries"], delete: ["owner"] },
  erasures: { read: ["owner"] },
  "contact-answers": { read: ["owner", "enquiries"] },
  applications: { read: ["owner", "hr"], update: ["owner", "hr"] },
  "application-notes": { read: ["owner", "hr"] },
  // In part: see below.
  "application-scores": {},
  ...Object.fromEntries(
    ["mail-templates", "refusal-reasons"].map((slug) => [
      slug,
      Object.fromEntries((["create", "read", "update", "delete"] as const).map((name) => [name, ["owner", "hr"]])),
    ]),
  ),
  "paper-openings": { read: ["owner", "hr"] },
  "applicant-mails": { read: ["owner", "hr"] },
  subscriptions: { read: ["owner", "hr"] },
  "alert-mails": { read: ["owner", "hr"] },
  "system-state": {},
  "system-changes": {},
};
const allowedGlobals: Record<string, Partial<Record<Operation, Role[]>>> = {
  "home-page": { read: ["owner", "editor"], update: ["owner", "editor"], readVersions: ["owner", "editor"] },
  "about-page": { read: ["owner", "editor"], update: ["owner", "editor"], readVersions: ["owner", "editor"] },
  "careers-page": { read: ["owner", "hr"], update: ["owner", "hr"], readVersions: ["owner", "hr"] },
  "header-banner": { read: ["owner", "editor"], update: ["owner", "editor"], readVersions: ["owner", "editor"] },
  "site-identity": { read: ["owner", "editor"], update: ["owner", "editor"], readVersions: ["owner", "editor"] },
  "retention-settings": { read: ["owner"], update: ["owner"], readVersions: ["owner"] },
  "enquiry-settings": { read: ["owner", "enquiries"], update: ["owner"], readVersions: ["owner", "enquiries"] },
};

const anonymous = undefined;
const visitors: (Role | undefined)[] = [anonymous, ...roles];
/** By an operation of ours, in this process; or through Payload's own API. */
const asked = (role: Role | undefined, payloadAPI: "local" | "REST" = "local") => ({
  req: { payload: site.content.payload, payloadAPI, user: role ? { id: 1, collection: "users", role } : null },
});

describe("every access rule is stated", () => {
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

  test("and the table above names each of them", () => {
    const config = contentConfig(site.env);
    expect(config.collections?.map(({ slug }) => slug).sort()).toEqual(Object.keys(allowed).sort());
    expect(config.globals?.map(({ slug }) => slug).sort()).toEqual(Object.keys(allowedGlobals).sort());
  });
});

describe("the access matrix", () => {
  for (const [slug, rules] of Object.entries(allowed)) {
    for (const operation of operations) {
      test(`${operation} ${slug}`, async () => {
        const rule = site.content.payload.collections[slug]?.config.access[operation];
        for (const role of visitors) {
          const answer = await rule?.(asked(role) as never);
          const everybody = slug === "media" && operation === "read";
          // A condition (an object) is not a yes: it allows a part, such as one's own account.
          expect(answer === true, `${role ?? "anonymous"}`).toBe(
            everybody || (role !== undefined && (rules[operation] ?? []).includes(role)),
          );
        }
      });
    }
  }

  for (const [slug, rules] of Object.entries(allowedGlobals)) {
    for (const operation of ["read", "update", "readVersions"] as const) {
      test(`${operation} ${slug} (global)`, async () => {
        const rule = site.content.payload.globals.config.find((entry) => entry.slug === slug)?.access[operation];
        for (const role of visitors) {
          const answer = await rule?.(asked(role) as never);
          expect(answer === true, `${role ?? "anonymous"}`).toBe(
            role !== undefined && (rules[operation] ?? []).includes(role),
          );
        }
      });
    }
  }

  test("what is only partly allowed is limited to published content, or to oneself", async () => {
    const { payload } = site.content;
    for (const slug of [...editorial, "vacancies"]) {
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

  test("Payload's own API tells a visitor nothing at all", async () => {
    const { collections, globals } = site.content.payload;
    const rules = [
      ...Object.values(collections).map(({ config: { slug, access } }) => ({ slug, read: access.read })),
      ...globals.config.map(({ slug, access }) => ({ slug, read: access.read })),
    ];
    for (const { slug, read } of rules) expect(await read(asked(anonymous, "REST") as never), slug).toBeFalsy();
    expect(await site.content.payload.collections.media?.config.access.read(asked("hr", "REST") as never)).toBe(true);
  });

  test("nobody gives themselves a role", async () => {
    const { payload } = site.content;
    const data = { email: "maya@example.org", password: "plane-table-1993", name: "Maya", role: "editor" };
    const editor = await payload.create({ collection: "users", data });
    const user = { ...editor, collection: "users" } as never;
    await payload.update({ collection: "users", id: editor.id, data: { role: "owner" }, user, overrideAccess: false });
    const after = await payload.findByID({ collection: "users", id: editor.id });
    expect(after.role).toBe("editor");
  });

  test("the last owner stays an owner", async () => {
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
