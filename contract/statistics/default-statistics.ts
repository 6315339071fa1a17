import type { Locale } from "../locale.ts";
import { englishStatistics } from "./default-statistics-en.ts";
import { nepaliStatistics } from "./default-statistics-ne.ts";

/**
 * The specification's fixed statistics (sections 2 and 9): the initial record of a new site, and the fallback
 * when the home page's data fails to load. Each language is a file, since a visitor loads one.
 */
export const defaultStatistics: Record<Locale, { value: string; label: string }[]> = {
  en: englishStatistics,
  ne: nepaliStatistics,
};
