import type { Locale } from "@setu/contract/locale";
import type { PayloadRequest } from "payload";
import { nepalTime } from "../../calendar/nepal-time.ts";
import type { Item } from "../../model/item.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { inLocale } from "../../platform/reading/localized.ts";
import { stageLabels } from "../stage-words.ts";
import type { Application } from "./applications.ts";
import { notesOfAll } from "./notes.ts";
import { scoresOf, summaryOf } from "./scores.ts";

const headings: Record<Locale, string[]> = {
  en: [
    "Reference",
    "Stage",
    "Since",
    "Reason",
    "Name",
    "Name in Devanagari",
    "Email",
    "Phone",
    "Country",
    "District",
    "Current position",
    "Years of experience",
    "Qualification",
    "NEC number",
    "Profile",
    "Heard about it from",
    "Adjustments requested",
    "Received",
    "Own score",
    "Mean score",
    "Scores",
    "Notes",
    "Documents",
    "Cover letter",
  ],
  ne: [
    "सन्दर्भ नम्बर",
    "चरण",
    "कहिलेदेखि",
    "कारण",
    "नाम",
    "देवनागरीमा नाम",
    "इमेल",
    "फोन",
    "देश",
    "जिल्ला",
    "हालको पद",
    "अनुभव (वर्ष)",
    "योग्यता",
    "परिषद् दर्ता नं.",
    "प्रोफाइल",
    "कहाँबाट थाहा पाएको",
    "चाहिएको सहजीकरण",
    "प्राप्त",
    "आफ्नो अङ्क",
    "औसत अङ्क",
    "अङ्क सङ्ख्या",
    "टिपोट",
    "कागजात",
    "आवेदन पत्र",
  ],
};

const typed = [
  "name",
  "nameNe",
  "email",
  "phone",
  "country",
  "district",
  "currentPosition",
  "yearsExperience",
  "qualification",
  "necNo",
  "linkedin",
  "heardFrom",
  "adjustments",
] as const;
type Typed = Item<"applications", (typeof typed)[number] | "coverLetter">;

const rounded = (number: number): string => String(Math.round(number * 100) / 100);

/** The applications as a table, its head first; each question of the vacancy is a column. It holds only the scores that this user may see. */
export async function exportRows(
  req: PayloadRequest,
  applications: readonly Application[],
  documentsOf: (application: Application) => string,
): Promise<string[][]> {
  const locale = screenLocale(req);
  const ids = applications.map(({ id }) => id);
  const scores = await scoresOf(req, ids);
  const questions = await questionsOf(req, applications);
  const noted = await notesOfAll(req, ids);
  const rows: string[][] = [[...headings[locale], ...questions.values()]];
  for (const row of applications) {
    const words = row as Application & Typed;
    const last = row.history.filter(({ undoes }) => !undoes).findLast(({ stage }) => stage === row.stage);
    const score = summaryOf(scores.get(row.id));
    const notes = noted.get(row.id) ?? [];
    rows.push([
      row.reference,
      stageLabels[row.stage][locale],
      nepalTime(new Date(last?.at ?? row.createdAt)),
      (row.stage === "refused" && last?.reason?.[locale]) || "",
      ...typed.map((name) => words[name] ?? ""),
      nepalTime(new Date(row.createdAt)),
      score ? rounded(score.own) : "",
      score ? rounded(score.mean) : "",
      score ? String(score.count) : "",
      notes.map(({ by, at, text }) => `${by}, ${nepalTime(new Date(at))}: ${text}`).join("\n"),
      documentsOf(row),
      words.coverLetter ?? "",
      ...[...questions.keys()].map((key) => row.answers?.find((one) => one.key === key)?.answer ?? ""),
    ]);
  }
  return rows;
}

/**
 * The questions that the applicants have answered, by key, in the language of the screen. One that the vacancy no longer
 * asks is as an applicant read it.
 */
async function questionsOf(req: PayloadRequest, applications: readonly Application[]): Promise<Map<string, string>> {
  const answered = applications.flatMap(({ answers }) =>
    (answers ?? []).map((one) => [one.key, one.question] as const),
  );
  const questions = new Map(answered);
  const { docs } = await req.payload.find({
    collection: "vacancies",
    where: { id: { in: [...new Set(applications.map(({ vacancy }) => vacancy))] } },
    select: { questions: true },
    locale: "all",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const asked = (docs as Item<"vacancies", "questions">[]).flatMap((vacancy) => vacancy.questions ?? []);
  for (const { key, text } of asked) {
    const shown = inLocale(text, screenLocale(req));
    if (questions.has(key) && shown) questions.set(key, shown);
  }
  return questions;
}
