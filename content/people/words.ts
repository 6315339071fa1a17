import type { roleKinds } from "@setu/contract/people";
import { label } from "../platform/fields/label.ts";

/** What somebody is in the firm, as editors choose it and as visitors read it. */
export const roleKindWords: Record<(typeof roleKinds)[number], { en: string; ne: string }> = {
  board: label("Board of directors", "सञ्चालक समिति"),
  key: label("Key personnel", "प्रमुख व्यक्ति"),
  team: label("Team", "टोली"),
};
