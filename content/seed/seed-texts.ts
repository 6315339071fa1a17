import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locale } from "@setu/contract/locale";
import pictures from "./pictures/manifest.json" with { type: "json" };
import { englishQuestions } from "./texts/forum-english.ts";
import { nepaliQuestions } from "./texts/forum-nepali.ts";

/** A text of the seed in both languages, and where it is: "news.ts, seti-gorge-full, description". */
export interface Pair {
  where: string;
  en: string;
  ne: string;
}

const seed = import.meta.dirname;

/** Every text of the seed in both languages, read from its modules and the list of pictures; rich texts as plain ones. */
export async function seedTexts(): Promise<Pair[]> {
  const pairs: Pair[] = [];
  const texts = readdirSync(path.join(seed, "texts")).map((file) => `texts/${file}`);
  for (const file of [...texts, "facts/project-facts.ts"]) {
    const exported: Record<string, unknown> = await import(path.join(seed, file));
    for (const value of Object.values(exported)) collect(value, path.basename(file), pairs);
  }
  for (const { file, ...texts } of pictures) collect(texts, `pictures, ${file}`, pairs);
  return pairs;
}

/** The forum's posts in a language: its questions are not translated. */
export const forumTexts = (locale: Locale): string[] =>
  ({ en: englishQuestions, ne: nepaliQuestions })[locale].flatMap(({ title, text, replies = [] }) => [
    `${title}\n${text}`,
    ...replies.map((reply) => reply.text),
  ]);

/** The texts of the printed documents in a language, by their names without the language. */
export function documentTexts(locale: Locale): Map<string, string> {
  const folder = path.join(seed, "documents/source");
  const ending = `-${locale}.html`;
  const files = readdirSync(folder).filter((file) => file.endsWith(ending));
  return new Map(
    files.map((file) => [
      file.slice(0, -ending.length),
      readFileSync(path.join(folder, file), "utf8")
        .replace(/<head>.*<\/head>/s, "")
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " "),
    ]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isText = (value: unknown): value is { en: unknown; ne: unknown } =>
  isObject(value) && "en" in value && "ne" in value && Object.keys(value).length === 2;

interface Quote {
  language: Locale;
  text: string;
  translation: string;
}
const isQuote = (value: object): value is Quote => "language" in value && "text" in value && "translation" in value;
const inBoth = ({ language, text, translation }: Quote) =>
  language === "en" ? { en: text, ne: translation } : { en: translation, ne: text };

function collect(value: unknown, where: string, into: Pair[]): void {
  if (isText(value)) into.push({ where, en: plain(value.en), ne: plain(value.ne) });
  else if (isObject(value)) {
    if (isQuote(value)) into.push({ where, ...inBoth(value) });
    // A figure and its unit are read together: 210 million is 21 करोड.
    const { value: figure, unit, ...others } = value;
    if (isText(figure) && isText(unit)) {
      into.push({ where, en: `${plain(figure.en)} ${plain(unit.en)}`, ne: `${plain(figure.ne)} ${plain(unit.ne)}` });
    }
    for (const [name, each] of Object.entries(isText(figure) && isText(unit) ? others : value)) {
      collect(each, `${where}, ${isObject(each) ? (each["key"] ?? each["slug"] ?? each["ref"] ?? name) : name}`, into);
    }
  }
}

/** The words of a text, a line for each block. */
function plain(value: unknown): string {
  if (typeof value === "string") return value;
  if (!isObject(value)) return "";
  if (typeof value["text"] === "string") return value["text"];
  const { root, children } = value;
  if (root) return plain(root);
  if (!Array.isArray(children)) return "";
  return children.map(plain).join(value["type"] === "root" || value["type"] === "list" ? "\n" : "");
}
