import { afterAll, beforeAll, expect, test } from "vitest";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const heads = [
  ...["Number", "Name in English", "Name in Nepali", "Group", "What we did", "Stage"],
  ...["Client", "Type of client", "Funded by", "Country", "Province", "District", "Started", "Ended"],
  ...["Value of our contract", "Currency"],
  ...["Installed capacity (MW)", "Height (m)", "Span (m)", "Length (km)", "Area (km²)", "Storage (million m³)"],
  ...["Voltage (kV)", "Water supply (m³/day)", "People served", "Structures or sites"],
  ...["Confidential", "Published"],
];
const dam = [
  ...["HEC-HYD-014", "Seti Gorge storage project", "सेती गल्छी जलाशय परियोजना", "Hydropower and dams", "Detailed design"],
  ...["In progress", "Seti Basin Power Authority", "Public enterprise"],
  ...["Government of Nepal; regional development bank", "Nepal", "Sudurpashchim", "Doti", "2019-03-18", "2027-07-15"],
  ...["310000000", "NPR", "456", "240", "", "", "", "1100", "", "", "", "", "no", "yes"],
];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
});
afterAll(() => site.close());

test("editors download all projects as a table, including drafts and confidential ones, also more than are read at once", async () => {
  const { payload } = site.content;
  const [group] = (await payload.find({ collection: "project-groups", limit: 1 })).docs;
  const draft = {
    name: "=HYPERLINK(1)",
    code: "HEC-X-1",
    group: Number(group?.id),
    confidential: true,
    client: "A bank",
  };
  // 50 are read at once.
  const { totalDocs: seeded } = await payload.count({ collection: "projects" });
  for (let number = seeded; number <= 101; number += 1) {
    const own = number === seeded ? {} : { code: `HEC-Y-${number}`, name: `Road ${number}` };
    await payload.create({
      collection: "projects",
      locale: "en",
      draft: true,
      data: { ...draft, ...own, _status: "draft" } as never,
    });
  }
  const editor = await staffAt(site, "editor", "Kamala Shahi");
  const answer = await editor.get("/projects/table");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="projects.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)], "by which Excel knows Devanagari").toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString("utf8").trimEnd().split("\r\n");
  const { totalDocs } = await payload.count({ collection: "projects" });
  expect([totalDocs, lines.length]).toEqual([102, 103]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines[0]).toBe(`\ufeff"${heads.join('","')}"`);
  expect(lines.find((line) => line.startsWith('"HEC-HYD-014"'))).toBe(`"${dam.join('","')}"`);
  const mine = lines.find((line) => line.includes("HEC-X-1"));
  expect(mine, "no formula").toContain(`"'=HYPERLINK(1)"`);
  expect(mine).toContain('"A bank"');
  expect(mine).toMatch(/"yes","no"$/);
  expect(lines.filter((line) => /[\u0900-\u097f]/.test(line)).length).toBeGreaterThan(10);
});
