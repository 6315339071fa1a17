import type { Locale } from "./locale.ts";

/**
 * The specification's fixed statistics (sections 2 and 9): what the record of a new site begins with, and
 * what shows when the home page's data cannot be had. "210 Million" reads as Nepali counts it.
 */
export const defaultStatistics: Record<Locale, { value: string; label: string }[]> = {
  en: [
    { value: "30+", label: "Year history" },
    { value: "5", label: "Countries" },
    { value: "210 Million", label: "Revenue" },
    { value: "150", label: "Employees" },
  ],
  ne: [
    { value: "३०+", label: "वर्षको इतिहास" },
    { value: "५", label: "देश" },
    { value: "२१ करोड", label: "आम्दानी" },
    { value: "१५०", label: "कर्मचारी" },
  ],
};
