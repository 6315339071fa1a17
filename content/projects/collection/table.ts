import { projectMeasures } from "@setu/contract/projects";
import type { Endpoint, Field, PayloadRequest } from "payload";
import type { Item } from "../../model/item.ts";
import { refused } from "../../platform/access/refused.ts";
import { editors } from "../../platform/access/rules.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { privateFile } from "../../platform/files/private-file.ts";
import { inLocale } from "../../platform/reading/localized.ts";
import { withPauses } from "../../platform/store/with-pauses.ts";
import { csvOf } from "../../platform/text/csv.ts";
import { greatest, measures } from "../measures.ts";
import { measureWords, projectStageWords, taskTypeWords } from "../words.ts";
import { type Column, columnsOfForm, yesNo } from "./form-columns.ts";

type Row = Item<"projects">;

const before: Column<Row>[] = [
  ["Number", "नम्बर", ({ code }) => code],
  ["Name in English", "अङ्ग्रेजी नाम", ({ name }) => name?.en],
  ["Name in Nepali", "नेपाली नाम", ({ name }) => name?.ne],
  ["Group", "समूह", ({ group }, locale) => (typeof group === "object" ? inLocale(group?.name, locale) : "")],
  ["What we did", "हाम्रो काम", ({ taskType }, locale) => taskTypeWords[taskType]?.[locale]],
  ["Stage", "अवस्था", ({ stage }, locale) => projectStageWords[stage ?? "completed"][locale]],
];
/** The amounts by measure, such as "Installed capacity (MW)": plain numbers in that unit, which a spreadsheet can sort and add up. */
const amounts = projectMeasures.map((measure): Column<Row> => {
  const { en, ne } = measures[measure].unit;
  const [words, unit] = [measureWords[measure], (text: string) => (text ? ` (${text})` : "")];
  return [
    words.en + unit(en),
    words.ne + unit(ne),
    ({ quantities }) => greatest(quantities ?? [], measure)?.amount.toString(),
  ];
});
const after: Column<Row>[] = [
  ["Confidential", "गोप्य", ({ confidential }, locale) => yesNo(confidential === true, locale)],
  ["Published", "प्रकाशित", ({ _status }, locale) => yesNo(_status === "published", locale)],
];

/** The order of the columns between these two. Fields that are not listed follow in the order of the form. */
const inOrder: (keyof Row)[] = [
  "client",
  "clientType",
  "funding",
  "country",
  "province",
  "district",
  "startedOn",
  "endedOn",
  "contractValue",
  "contractCurrency",
];
/** Fields without a column: the first three have one above; the others say nothing in a spreadsheet, or too much. */
const leftOut: (keyof Row)[] = [
  "code",
  "name",
  "stage",
  "summary",
  "quantity",
  "lat",
  "lng",
  "precision",
  "contractValuePublic",
  "referenceAvailable",
];
/** Headings shorter than the form's labels. */
const heads = { district: { en: "District", ne: "जिल्ला" } };

/**
 * `GET /api/projects/table`: every project as editors see it, including drafts and confidential ones, as a table for a
 * spreadsheet, in the language of the screen. Answers 403 to everybody except owners and editors.
 */
export const projectTable = (form: readonly Field[]): Endpoint => ({
  path: "/table",
  method: "get",
  async handler(req) {
    if (!editors({ req })) {
      throw refused(req, 403, "You may not see all projects.", "तपाईंले सबै परियोजना हेर्न मिल्दैन।");
    }
    const locale = screenLocale(req);
    const projects = await withPauses(() => everyProject(req));
    const columns = [...before, ...columnsOfForm<Row>(form, { inOrder, leftOut, heads }), ...amounts, ...after];
    const titles = columns.map(([en, ne]) => ({ en, ne })[locale]);
    const rows = projects.map((row) => columns.map(([, , of]) => of(row, locale) || ""));
    return new Response(csvOf([titles, ...rows]), { headers: privateFile("text/csv; charset=utf-8", "projects.csv") });
  },
});

/** The number of projects per read: between two reads others are answered. */
const slice = 50;

/** The newest version of every project, in order. */
async function everyProject(req: PayloadRequest): Promise<Row[]> {
  const asReader = {
    collection: "projects",
    draft: true,
    sort: "_order",
    pagination: false,
    user: req.user,
  } as const;
  const { docs } = await req.payload.find({ ...asReader, overrideAccess: false, select: { code: true }, depth: 0 });
  const projects: Row[] = [];
  for (let start = 0; start < docs.length; start += slice) {
    const ids = docs.slice(start, start + slice).map(({ id }) => id);
    const where = { id: { in: ids } };
    const read = await req.payload.find({ ...asReader, overrideAccess: false, where, locale: "all", depth: 1 });
    projects.push(...(read.docs as Row[]));
  }
  return projects;
}
