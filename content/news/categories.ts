import type { newsCategories } from "@setu/contract/news";
import { label } from "../platform/fields/label.ts";

/** The categories of news, as editors choose them and as visitors read them. */
export const newsCategoryWords: Record<(typeof newsCategories)[number], { en: string; ne: string }> = {
  news: label("News", "समाचार"),
  event: label("Event", "कार्यक्रम"),
  award: label("Award", "सम्मान"),
};
