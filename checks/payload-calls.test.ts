import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { files, fixture, read, root } from "./sources.ts";

const copied = ["biome.json", ".gitignore", "checks/payload-reads.grit", "checks/payload-access.grit"];

/** The first words of our own lint rules' complaints about one file. */
function complaints(file: string, statement: string): string[] {
  const source = `export const run = (payload: Payload, req: Req, asServer: Options) => ${statement};\n`;
  const folder = fixture({ ...Object.fromEntries(copied.map((name) => [name, read(name)])), [file]: source });
  const biome = path.join(root, "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=json", file], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  const { diagnostics }: { diagnostics: { category: string; message: string }[] } = JSON.parse(stdout);
  return diagnostics.filter(({ category }) => category === "plugin").map(({ message }) => message.split(" ")[0] ?? "");
}

test.each([
  ["content/home/home.ts", "payload.find({ overrideAccess: true })"],
  ["content/home/home.ts", "req.payload.findGlobal({ overrideAccess: false })"],
  ["content/home/home.ts", "payload.db.findOne({})"],
  ["content/home/map-home.ts", "req?.payload?.count({ ...asServer })"],
  ["site/server/pages/pages.ts", "content.payload.findByID<Page>({ overrideAccess: true })"],
])("%s may not read by %s", (file, call) => {
  expect(complaints(file, call)).toEqual(["Visitors'"]);
});

test.each([
  ["content/seed/seed.ts", 'payload.create({ collection: "news", data: {} })'],
  ["content/enquiries/mail/mail.ts", "payload.find({ limit: 1 })"],
  ["content/enquiries/contact.ts", "payload.update({ id: 1, data: {} })"],
])("%s must state the access of %s", (file, call) => {
  expect(complaints(file, call)).toEqual(["State"]);
});

test.each([
  ["content/seed/seed.ts", "payload.find({ limit: 1, ...asServer })"],
  ["content/enquiries/mail/mail.ts", "payload.findByID({ id: 1, overrideAccess: true })"],
  ["content/home/home.ts", "roles.find((role) => role.name)"],
])("%s may do %s", (file, call) => {
  expect(complaints(file, call)).toEqual([]);
});

/** Whether a source states in SQL of its own which items visitors may see. */
const statesPublished = (source: string) => /(?<!version_)\b_status\s*=\s*'published'/.test(source);

test("SQL says in one place which items visitors may see", () => {
  const sources = files("{content,site}/**/*.ts").filter((file) => !/^content\/migrations\/|\.test\.ts$/.test(file));
  expect(sources.filter((file) => statesPublished(read(file)))).toEqual(["content/platform/store/published.ts"]);
  expect(statesPublished("sql`SELECT id FROM news WHERE news._status = 'published'`")).toBe(true);
  expect(statesPublished("sql`SELECT max(id) FROM versions WHERE version__status = 'published'`")).toBe(false);
});
