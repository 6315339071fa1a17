import type { CollectionBeforeOperationHook, CollectionConfig, GlobalBeforeOperationHook, GlobalConfig } from "payload";

// biome-ignore lint/suspicious/noControlCharactersInRegex: Word pastes U+000B for a line break, and XML allows none of them (XML 1.0, 2.2)
const controls = /[\u0000-\u0008\u000e-\u001f\u007f\ufffe\uffff]/g;

/**
 * Marks that nobody sees: where a word may break, and the direction of writing. Word processors and chats put them into words, which no
 * search finds then. Devanagari needs joiners, but none of these.
 */
const marks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without characters that feeds, calendars and pages must not contain; a separator becomes a space or a line break. */
const withoutControls = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    .replace(/[\v\f\u0085]/g, " ")
    .replace(controls, "")
    .replace(marks, "");

/** The same data with all its texts tidied, at any depth. */
function tidied<Value>(value: Value): Value {
  if (typeof value === "string") return withoutControls(value) as Value;
  if (Array.isArray(value)) return value.map(tidied) as Value;
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidied(inner)])) as Value;
}

const tidyItem: CollectionBeforeOperationHook = ({ args }) => {
  if ("data" in args) Object.assign(args, { data: tidied(args.data) });
};
const tidyGlobal: GlobalBeforeOperationHook = ({ args }) => {
  if (args && "data" in args) Object.assign(args, { data: tidied(args.data) });
};

/** Removes control characters and invisible marks from editors' texts when they are saved. A password stays exactly as typed. */
export const withTidyTexts = (config: CollectionConfig): CollectionConfig =>
  config.auth
    ? config
    : { ...config, hooks: { ...config.hooks, beforeOperation: [tidyItem, ...(config.hooks?.beforeOperation ?? [])] } };

export const withTidyGlobalTexts = (config: GlobalConfig): GlobalConfig => ({
  ...config,
  hooks: { ...config.hooks, beforeOperation: [tidyGlobal, ...(config.hooks?.beforeOperation ?? [])] },
});
