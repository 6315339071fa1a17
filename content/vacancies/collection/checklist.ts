import { hasText } from "../../platform/editorial/languages/has-text.ts";
import { label } from "../../platform/fields/label.ts";

/** The rules of the checklist in the back office and of the refusal to publish. No Payload here. */

/** The texts of a vacancy in one language. */
export interface VacancyTexts {
  name?: unknown;
  duties?: unknown;
  mustHave?: unknown;
}

/** A vacancy as it would be published. */
export interface VacancyState {
  texts: Record<"en" | "ne", VacancyTexts>;
  discipline: unknown;
  office: unknown;
  closesAt: unknown;
  answerBy: unknown;
  documents: number;
  stages: number;
  /** Whether visitors see it already: then it may be closed, and be corrected afterwards. */
  isPublic: boolean;
}

interface Point {
  key: string;
  text: { en: string; ne: string };
  isDone: (state: VacancyState, now: Date) => boolean;
}

const timeOf = (value: unknown): number =>
  typeof value === "string" || value instanceof Date ? new Date(value).getTime() : Number.NaN;

/** The points in the order of the form. No text contains a comma: the back office splits the list at commas. */
const points: Point[] = [
  {
    key: "name-en",
    text: label("Title in English", "अङ्ग्रेजीमा पदको नाम"),
    isDone: ({ texts }) => hasText(texts.en.name),
  },
  {
    key: "name-ne",
    text: label("Title in Nepali", "नेपालीमा पदको नाम"),
    isDone: ({ texts }) => hasText(texts.ne.name),
  },
  { key: "discipline", text: label("Discipline", "विधा"), isDone: ({ discipline }) => Boolean(discipline) },
  { key: "office", text: label("Office", "कार्यालय"), isDone: ({ office }) => Boolean(office) },
  {
    key: "duties-en",
    text: label("Duties in English", "अङ्ग्रेजीमा काम र जिम्मेवारी"),
    isDone: ({ texts }) => hasText(texts.en.duties),
  },
  {
    key: "duties-ne",
    text: label("Duties in Nepali", "नेपालीमा काम र जिम्मेवारी"),
    isDone: ({ texts }) => hasText(texts.ne.duties),
  },
  {
    key: "must-have-en",
    text: label("Must have in English", "अङ्ग्रेजीमा अनिवार्य योग्यता"),
    isDone: ({ texts }) => hasText(texts.en.mustHave),
  },
  {
    key: "must-have-ne",
    text: label("Must have in Nepali", "नेपालीमा अनिवार्य योग्यता"),
    isDone: ({ texts }) => hasText(texts.ne.mustHave),
  },
  {
    key: "closes-at",
    text: label("A closing time in the future", "भविष्यमा पर्ने म्याद"),
    isDone: ({ closesAt, isPublic }, now) => timeOf(closesAt) > now.getTime() || (isPublic && timeOf(closesAt) > 0),
  },
  {
    key: "answer-by",
    text: label("A date for the answer after it closes", "म्यादपछि पर्ने जवाफ दिने मिति"),
    isDone: ({ answerBy, closesAt }) => timeOf(answerBy) > timeOf(closesAt),
  },
  { key: "stages", text: label("At least one stage", "कम्तीमा एउटा चरण"), isDone: ({ stages }) => stages > 0 },
  {
    key: "documents",
    text: label("At least one requested document", "कम्तीमा एउटा माग गरिएको कागजात"),
    isDone: ({ documents }) => documents > 0,
  },
];

/** All points of the checklist, and whether each is done. */
export const checklistOf = (state: VacancyState, now: Date): { key: string; text: Point["text"]; done: boolean }[] =>
  points.map(({ key, text, isDone }) => ({ key, text, done: isDone(state, now) }));
