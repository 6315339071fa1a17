import type { Endpoint } from "payload";
import { adParts, nepalDay } from "../../calendar/nepal-time.ts";
import type { Item } from "../../model/item.ts";
import { refused } from "../../platform/access/refused.ts";
import { editors } from "../../platform/access/rules.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { privateFile } from "../../platform/files/private-file.ts";
import { inLocale } from "../../platform/reading/localized.ts";
import { csvOf } from "../../platform/text/csv.ts";
import { clientTypeWords, countryWords, projectStageWords, provinceWords, taskTypeWords } from "../words.ts";

type Row = Item<"projects">;
type Column = [en: string, ne: string, of: (row: Row, locale: "en" | "ne") => string | null | undefined];

const day = (instant: string | null | undefined): string => {
  if (!instant) return "";
  const { year, month, day: date } = adParts(nepalDay(new Date(instant)));
  return [year, month, date].map((part) => String(part).padStart(2, "0")).join("-");
};
const yesNo = (is: boolean, locale: "en" | "ne") => ({ en: is ? "yes" : "no", ne: is ? "हो" : "होइन" })[locale];

const columns: Column[] = [
  ["Number", "नम्बर", ({ code }) => code],
  ["Name in English", "अङ्ग्रेजी नाम", ({ name }) => name?.en],
  ["Name in Nepali", "नेपाली नाम", ({ name }) => name?.ne],
  ["Group", "समूह", ({ group }, locale) => (typeof group === "object" ? inLocale(group?.name, locale) : "")],
  ["What we did", "हाम्रो काम", ({ taskType }, locale) => taskTypeWords[taskType]?.[locale]],
  ["Stage", "अवस्था", ({ stage }, locale) => projectStageWords[stage ?? "completed"][locale]],
  ["Client", "ग्राहक", ({ client }, locale) => inLocale(client, locale)],
  ["Kind of client", "ग्राहकको प्रकार", ({ clientType }, locale) => clientType && clientTypeWords[clientType][locale]],
  ["Funded by", "लगानी", ({ funding }, locale) => inLocale(funding, locale)],
  ["Country", "देश", ({ country }, locale) => country && countryWords(country)?.[locale]],
  ["Province", "प्रदेश", ({ province }, locale) => province && provinceWords[province][locale]],
  ["District", "जिल्ला", ({ district }, locale) => inLocale(district, locale)],
  ["Started", "सुरु मिति", ({ startedOn }) => day(startedOn)],
  ["Ended", "समाप्ति मिति", ({ endedOn }) => day(endedOn)],
  ["Value of our contract", "हाम्रो सम्झौता रकम", ({ contractValue }) => contractValue?.toString()],
  ["Currency", "मुद्रा", ({ contractCurrency }) => contractCurrency],
  ["Confidential", "गोप्य", ({ confidential }, locale) => yesNo(confidential === true, locale)],
  ["Published", "प्रकाशित", ({ _status }, locale) => yesNo(_status === "published", locale)],
];

/**
 * `GET /api/projects/table`: every project as editors see it, drafts and confidential ones too, as a table for a
 * spreadsheet, in the language of the screen. 403 for everybody but owners and editors.
 */
export const projectTable: Endpoint = {
  path: "/table",
  method: "get",
  async handler(req) {
    if (!editors({ req })) {
      throw refused(req, 403, "You may not see all projects.", "तपाईंले सबै परियोजना हेर्न मिल्दैन।");
    }
    const locale = screenLocale(req);
    const { docs } = await req.payload.find({
      collection: "projects",
      draft: true,
      locale: "all",
      depth: 1,
      sort: "_order",
      pagination: false,
      overrideAccess: false,
      user: req.user,
    });
    const heads = columns.map(([en, ne]) => ({ en, ne })[locale]);
    const rows = (docs as Row[]).map((row) => columns.map(([, , of]) => of(row, locale) || ""));
    return new Response(csvOf([heads, ...rows]), { headers: privateFile("text/csv; charset=utf-8", "projects.csv") });
  },
};
