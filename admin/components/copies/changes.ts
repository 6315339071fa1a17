import {
  type FieldShape,
  namedFields,
  overlay,
  textsOf,
  type Values,
} from "@setu/content/platform/editorial/drafts/overlay";

/** JSON with sorted keys: equal values give equal strings, in any key order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Fields that only the server writes. */
const notTyped = new Set(["id", "createdAt", "updatedAt", "deletedAt", "_status", "textChangedAt", "textCheckedAt"]);

/** The values that have changed. */
export function changesIn(fields: readonly FieldShape[], before: Values, now: Values): Values {
  const changed: Values = {};
  for (const { name } of namedFields(fields)) {
    if (notTyped.has(name) || canonical(before[name]) === canonical(now[name])) continue;
    changed[name] = now[name] ?? null;
  }
  return changed;
}

/** Whether the form already contains every value of the copy: laid over it, the copy changes nothing. */
export function isHeld(fields: readonly FieldShape[], form: Values, copy: Values): boolean {
  const laid = overlay(fields, form, copy);
  return Object.keys(copy).every((name) => canonical(form[name]) === canonical(laid[name]));
}

/** Whether the copy contains nothing that all languages share, such as rows, figures and dates. */
export const isOnlyTexts = (fields: readonly FieldShape[], copy: Values): boolean =>
  canonical(copy) === canonical(textsOf(fields, copy));

/** A value as readable text: the words of a rich text, one line per row. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === false) return "";
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(inWords).filter(Boolean).join("\n");
  if (typeof value !== "object") return String(value);
  const node = value as Record<string, unknown>;
  if (typeof node["root"] === "object") return paragraphs(node["root"]);
  return Object.entries(node)
    .filter(([name]) => !["id", "blockType", "relationTo"].includes(name))
    .map(([, part]) => inWords(part))
    .filter(Boolean)
    .join(" · ");
}

/** The words of a rich text, one line per paragraph. */
function paragraphs(root: unknown): string {
  const { children } = root as { children?: unknown[] };
  return (children ?? []).map(wordsOf).filter(Boolean).join("\n");
}
function wordsOf(node: unknown): string {
  const { text, children } = node as { text?: unknown; children?: unknown[] };
  if (typeof text === "string") return text;
  return (children ?? []).map(wordsOf).join("");
}
