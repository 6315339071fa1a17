import { initI18n } from "@payloadcms/translations";
import { en } from "@payloadcms/translations/languages/en";
import { describe, expect, test } from "vitest";
import { buildContentConfig } from "../config.ts";
import { readEnvironment } from "../environment.ts";
import { englishTexts } from "./en.ts";
import { ne } from "./ne.ts";
import { neTranslations } from "./ne-translations.ts";

/** Texts by "namespace:key", as Payload addresses them. */
const flat = (texts: Record<string, Record<string, string>>) =>
  new Map(
    Object.entries(texts).flatMap(([namespace, group]) =>
      Object.entries(group).map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );

/** The variables and tags of a text, in an order that does not depend on the grammar. */
const placeholders = (text: string) => (text.match(/\{\{.*?\}\}|<\/?(?:\d+|a|br)\b[^>]*>/g) ?? []).sort();

const english = flat(en.translations);
const nepali = flat(neTranslations);
const merged = flat(ne.translations);
const unused = /^authentication:.*api ?key|^general:updateForEveryone$/i;

describe("the Nepali back office", () => {
  test("has no key that Payload does not know", () => {
    expect([...nepali.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  test.each([...nepali])("%s keeps its variables and tags, in Devanagari", (key, text) => {
    expect(placeholders(text)).toEqual(placeholders(english.get(key) ?? ""));
    expect(text).toMatch(/\p{Script=Devanagari}/u);
  });

  test("covers at least 85 % of the keys in use", () => {
    const wanted = [...english.keys()].filter((key) => !unused.test(key));
    const covered = wanted.filter((key) => nepali.has(key));
    expect(covered.length / wanted.length).toBeGreaterThanOrEqual(0.85);
  });

  test("shows English where there is no Nepali", () => {
    expect([...merged.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of merged) expect(text).toBe(nepali.get(key) ?? english.get(key));
  });

  test("is used by Payload's own translator for the code ne, with a locale for dates", async () => {
    const supportedLanguages = { en, ne };
    const i18n = await initI18n({
      config: { fallbackLanguage: "en", supportedLanguages },
      context: "api",
      language: "ne" as "en",
    });
    expect(i18n.t("general:createNewLabel", { label: "परियोजना" })).toBe("नयाँ परियोजना सिर्जना गर्नुहोस्");
    expect(i18n.t("folder:newFolder")).toBe("New Folder");
    expect(i18n.dateFNS).toBeDefined();
  });
});

test("the English back office calls the bin a bin", async () => {
  const { i18n } = await buildContentConfig(readEnvironment({}, "/"));
  const ours = flat((i18n.translations as { en: Record<string, Record<string, string>> }).en);
  const trash = [...english].filter(([, text]) => /trash/i.test(text));
  expect(trash.length).toBeGreaterThan(5);
  for (const [key, text] of trash) {
    expect(ours.get(key), key).toMatch(/\bbin\b/i);
    expect(ours.get(key), key).not.toMatch(/trash/i);
    expect(placeholders(ours.get(key) ?? "")).toEqual(placeholders(text));
  }
});

test("our English texts replace Payload's under its own keys, and keep their variables", () => {
  for (const [key, text] of flat(englishTexts)) {
    expect(english.has(key), key).toBe(true);
    expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ""));
  }
});

describe("the Nepali rich text editor", () => {
  test("has every text that the features in use have in English, and no other", async () => {
    const env = readEnvironment({}, "/");
    const { i18n } = await buildContentConfig(env);
    const translations = i18n.translations as Record<string, { lexical: Record<string, Record<string, string>> }>;
    const inEnglish = flat(translations.en?.lexical ?? {});
    const inNepali = flat(translations.ne?.lexical ?? {});
    expect([...inNepali.keys()].sort()).toEqual([...inEnglish.keys()].sort());
    for (const [key, text] of inNepali) {
      expect(placeholders(text), key).toEqual(placeholders(inEnglish.get(key) ?? ""));
      expect(text).toMatch(/\p{Script=Devanagari}/u);
    }
  });
});
