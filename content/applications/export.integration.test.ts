import { readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { applicantAt } from "../../testing/people/applicant.ts";
import { callerAt, staffAt } from "../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";
import { entriesOf, openArchive } from "../platform/files/inspection/zip-entries.ts";
import { runSql, sql } from "../platform/store/sql.ts";

let site: TestSite;
let somebody: Awaited<ReturnType<typeof applicantAt>>;
let maya: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  somebody = await applicantAt(site);
  maya = await staffAt(site, "hr", "Maya Shrestha");
  await somebody.send({ email: "one@example.org", name: "=HYPERLINK(1)", name_ne: "आशा लामा", district: "@SUM(A1)" });
  await somebody.send({ email: "two@example.org", name: "Sita Rai", current_position: "-2+3", district: "\u00a0=1" });
});
afterAll(() => site.close());

const fetched = async (kind: "csv" | "zip") => {
  const answer = await maya.get(`/applications/export/${somebody.vacancy.id}/${kind}`);
  expect(answer.status).toBe(200);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
const openings = async () => {
  const { docs } = await site.content.payload.find({ collection: "paper-openings", limit: 0, sort: "id", depth: 0 });
  return docs as unknown as { by: string; reference: string; paper: string }[];
};

/** Reads an archive by name, with another library than the one that wrote it. */
async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await openArchive(bytes);
  const found = new Map<string, Buffer>();
  for await (const entry of entriesOf(archive)) {
    const stream = await promisify(archive.openReadStream.bind(archive))(entry);
    found.set(entry.fileName, await buffer(stream));
  }
  return found;
}

/** The cells of a table, read by RFC 4180. */
function cells(text: string): string[][] {
  const rows = text.split("\r\n").slice(0, -1);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('","')
      .map((cell) => cell.replaceAll('""', '"')),
  );
}

describe("the table", () => {
  test("opens correctly in a spreadsheet, and no cell is a formula", async () => {
    const { answer, bytes } = await fetched("csv");
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="applications-HEC-[\w-]+\.csv"$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = [], ...rows] = cells(bytes.subarray(3).toString("utf8"));
    const cell = (row: number, name: string) => rows[row]?.[head.indexOf(name)];
    expect(rows).toHaveLength(2);
    expect(cell(0, "Name")).toBe("'=HYPERLINK(1)");
    expect(cell(0, "Name in Devanagari")).toBe("आशा लामा");
    expect(cell(0, "Phone")).toBe("'+977 1 555 0100");
    expect(cell(0, "District")).toBe("'@SUM(A1)");
    expect(cell(1, "Current position")).toBe("'-2+3");
    expect(cell(0, "Received")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:45$/);
    for (const row of rows) for (const text of row) expect(text).not.toMatch(/^\s*[=+\-@]/);
    for (const { text } of somebody.vacancy.questions) expect(head).toContain(text);
  });

  test("is logged", async () => {
    const before = (await openings()).length;
    await fetched("csv");
    const added = (await openings()).slice(before);
    expect(added).toMatchObject([{ by: "Maya Shrestha", paper: "applications.csv (2)" }]);
  });
});

describe("the archive", () => {
  test("contains the table and every clean document, and each is logged", async () => {
    const files = () =>
      readdirSync(site.env.dataDir, { recursive: true }).filter((name) => !/setu\.db|^mail/.test(String(name)));
    const filesBefore = files();
    const before = (await openings()).length;
    const { answer, bytes } = await fetched("zip");
    expect(answer.headers.get("content-type")).toBe("application/zip");
    const found = await unzipped(bytes);
    const stored = [...(await somebody.rows("one@example.org")), ...(await somebody.rows("two@example.org"))];
    const expected = stored.flatMap(({ reference, files }) =>
      (files as unknown as { key: string }[]).map(({ key }) => `${reference}/${key}.docx`),
    );
    expect([...found.keys()].sort()).toEqual(["applications.csv", ...expected].sort());
    for (const name of expected) expect(found.get(name)?.equals(somebody.cv), name).toBe(true);
    const table = found.get("applications.csv")?.toString("utf8") ?? "";
    for (const name of expected) expect(table).toContain(name);
    const added = (await openings()).slice(before);
    expect(added.filter(({ paper }) => paper.endsWith("(ZIP)"))).toHaveLength(expected.length);
    expect(new Set(added.map(({ by }) => by))).toEqual(new Set(["Maya Shrestha"]));
    expect(files()).toEqual(filesBefore);
  });

  test("contains no document that was not found clean", async () => {
    const [row] = await somebody.rows("two@example.org");
    const files = (row?.files ?? []).map((file) => ({ ...file, scan: "infected" }));
    await runSql(
      site.content.payload,
      sql`UPDATE applications SET files = ${JSON.stringify(files)} WHERE id = ${row?.id ?? 0}`,
    );
    const found = await unzipped((await fetched("zip")).bytes);
    expect([...found.keys()].filter((name) => name.startsWith(row?.reference ?? "?"))).toEqual([]);
  });

  test("that is broken off closes its documents", async () => {
    const answer = await maya.get(`/applications/export/${somebody.vacancy.id}/zip`);
    await answer.body?.cancel();
    const open = () => readdirSync("/proc/self/fd").length;
    const after = open();
    for (let round = 0; round < 20; round += 1) {
      const broken = await maya.get(`/applications/export/${somebody.vacancy.id}/zip`);
      await broken.body?.cancel();
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(open()).toBeLessThan(after + 10);
  });
});

test.each(["0", "99999", "nonsense", "1e3"])("the vacancy %s has no table", async (id) => {
  expect((await maya.get(`/applications/export/${id}/csv`)).status).toBe(404);
});

test("questions head their columns in the language of the screen, whatever that of the applicants", async () => {
  const { vacancy, words, answers, consent, headers } = somebody;
  const files = await somebody.documents();
  const inNepali = await site.app.inject({
    method: "POST",
    url: "/frontapi/applications?locale=ne",
    headers,
    payload: { ...words({ email: "three@example.org" }), vacancy: vacancy.id, answers, files, consent },
  });
  expect(inNepali.statusCode).toBe(200);
  for (const language of ["en", "ne"]) {
    const shown = (await site.app.inject(`/frontapi/careers/${vacancy.id}?locale=${language}`)).json().data;
    const asked = shown.questions.map(({ text }: { text: string }) => text);
    const answer = await callerAt(site, `${maya.cookie}; setu-lng=${language}`).get(
      `/applications/export/${vacancy.id}/csv`,
    );
    const [head = []] = cells(await answer.text());
    expect(head.slice(-asked.length), language).toEqual(asked);
  }
});
