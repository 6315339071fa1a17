import type { roleKinds } from "@setu/contract/people";
import { label } from "../platform/fields/label.ts";

/** Roles in the firm, as editors choose them and as visitors read them. */
export const roleKindWords: Record<(typeof roleKinds)[number], { en: string; ne: string }> = {
  board: label("Board of directors", "सञ्चालक समिति"),
  key: label("Key personnel", "प्रमुख व्यक्ति"),
  team: label("Team", "टोली"),
};
