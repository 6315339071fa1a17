import type { RichTextSeed, Text } from "./shape.ts";

/** Its moments are around the day of seeding too. Keys of a discipline and an office. */
export interface VacancySeed<When = string> {
  ref: string;
  name: Text;
  summary: Text;
  discipline: string;
  office: string;
  place?: Text;
  employmentType: "permanent" | "fixed-term" | "project" | "internship" | "consultancy";
  workPattern: "office" | "site" | "mixed";
  level: Text;
  posts: number;
  pay?: Text;
  payRange?: { min: number; max: number; currency: string; unit: "month" | "day" | "year" };
  startsOn: When;
  opensAt: When;
  closesAt: When;
  extendedFrom?: When;
  answerBy: When;
  filled?: boolean;
  duties: RichTextSeed;
  mustHave: RichTextSeed;
  goodToHave: RichTextSeed;
  benefits?: Text;
  contact: Text;
  documents: { key: string; label: Text; required: boolean; types?: string[]; maxMb?: number }[];
  questions: { key: string; text: Text; kind: "text" | "yes-no" | "number"; required: boolean; maxLength?: number }[];
  stages: { name: Text; text: Text; date: When }[];
}
