/** A field whose words a draft keeps. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: EventTarget): element is Field =>
  (element instanceof HTMLInputElement && element.type === "text" && element.name !== "website") ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const fieldsOf = (form: HTMLFormElement | null): Field[] => [...(form?.elements ?? [])].filter(isField);

/** Marked by public/early.js, before the page's script ran. Values that the browser itself has put back have no mark. */
export const wasTypedEarly = (field: Field): boolean => "setuTyped" in field;

/** A value with line ends as fields have them. */
const asInField = (value = ""): string => value.replace(/\r\n?/g, "\n");

type Words = Record<string, string>;

/**
 * The words that are kept, with those of this form that are not among them yet. The field that was just written, `written`, has the
 * last word. `held` is what the form began with: words that are the same are not kept.
 */
export function wordsOf(form: HTMLFormElement | null, kept: Words, held: Words, written?: EventTarget): Words {
  const all = { ...kept };
  for (const field of fieldsOf(form)) {
    const { name, value } = field;
    const isSame = value === asInField(held[name]);
    if (field === written && isSame) delete all[name];
    else if (field === written || (!isSame && !(name in all))) all[name] = value;
  }
  return all;
}

/** The fields that differ from a draft, with their values in it. */
export const changesTo = (form: HTMLFormElement | null, kept: Words, held: Words): [field: Field, value: string][] =>
  fieldsOf(form)
    .map((field): [Field, string] => [field, kept[field.name] ?? asInField(held[field.name])])
    .filter(([field, value]) => field.value !== value);
