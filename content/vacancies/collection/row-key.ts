import type { TextField } from "payload";
import { label } from "../../platform/fields/label.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const texts = {
  en: {
    pattern: "Use lower-case Latin letters, digits and hyphens, such as cover-letter.",
    twice: "Another row already has this key.",
  },
  ne: {
    pattern: "अङ्ग्रेजी साना अक्षर, अङ्क र योजक चिह्न (-) मात्र लेख्नुहोस्, जस्तै cover-letter।",
    twice: "यो सङ्केत अर्को पङ्क्तिमा पहिल्यै छ।",
  },
};

/** The key of a row of the list `list` in every application that answers it: unique in the list, and never changed. */
export const rowKey = (list: string): TextField => ({
  name: "key",
  type: "text",
  label: label("Key", "सङ्केत"),
  required: true,
  maxLength: 40,
  validate: (value: unknown, { data, req }: { data: unknown; req: { i18n: { language: string } } }) => {
    const words = texts[screenLocale(req)];
    if (typeof value !== "string" || !pattern.test(value) || value.length > 40) return words.pattern;
    const rows = (data as Record<string, { key?: unknown }[] | undefined>)[list] ?? [];
    return rows.filter(({ key }) => key === value).length <= 1 || words.twice;
  },
  admin: {
    description: label("Such as cv. Leave it as it is once people have applied.", "जस्तै cv। आवेदन आउन थालेपछि नबदल्नुहोस्।"),
  },
});
