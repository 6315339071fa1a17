/** A field whose text is kept in a draft. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (element: EventTarget): element is Field =>
  (element instanceof HTMLInputElement && element.type === "text" && element.name !== "website") ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

export const fieldsOf = (form: HTMLFormElement | null): Field[] => [...(form?.elements ?? [])].filter(isField);

/**
 * Whether the visitor typed into the field before the page's script ran (marked by public/early.js). Values that the
 * browser itself has restored have no mark.
 */
export const wasTypedEarly = (field: Field): boolean => "setuTyped" in field;

/** Returns a value with line ends normalised as in fields. */
export const asInField = (value = ""): string => value.replace(/\r\n?/g, "\n");

type Words = Record<string, string>;

/**
 * Returns the kept texts, with those of this form that are not among them yet. The field that was just written, `written`, takes
 * precedence. `held` is the form's initial state: equal texts are not kept.
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

/** Returns the fields that differ from a draft, with their values in it. */
export const changesTo = (form: HTMLFormElement | null, kept: Words, held: Words): [field: Field, value: string][] =>
  fieldsOf(form)
    .map((field): [Field, string] => [field, kept[field.name] ?? asInField(held[field.name])])
    .filter(([field, value]) => field.value !== value);
