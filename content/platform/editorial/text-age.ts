import type { CollectionBeforeChangeHook, Field, FlattenedField } from "payload";
import { label } from "../fields/label.ts";
import { isTextless } from "./languages/textless-saves.ts";
import { storedItem } from "./stored-item.ts";

type Values = Record<string, unknown>;

/**
 * For each language: when an existing text was last changed, and when an editor last saved it, changed or not. It lets
 * readers know that the other language is newer (`content/platform/reading/localized.ts`).
 */
export const textAge: Field[] = [
  {
    name: "textChangedAt",
    type: "date",
    localized: true,
    label: label("Text last changed in this language", "यस भाषामा पाठ अन्तिम पटक बदलिएको"),
    admin: { hidden: true },
  },
  {
    name: "textCheckedAt",
    type: "date",
    localized: true,
    label: label("Last saved in this language", "यस भाषामा अन्तिम पटक सुरक्षित"),
    admin: {
      readOnly: true,
      position: "sidebar",
      date: { pickerAppearance: "dayAndTime", displayFormat: "yyyy-MM-dd HH:mm" },
      description: label(
        "If the other language is changed more than a day later, readers are told that this text is older. Save here once this text is up to date.",
        "अर्को भाषाको पाठ यसको एक दिनभन्दा पछि बदलिएमा यो पाठ पुरानो हो भनी पाठकलाई देखाइन्छ। यो पाठ मिलाएपछि यहाँ सुरक्षित गर्नुहोस्।",
      ),
    },
  },
];
const own = new Set(textAge.map((field) => "name" in field && field.name));

/** The texts of an item that each language has its own version of, in the order of its fields. */
function textsIn(fields: FlattenedField[], values: unknown, textOf: (value: unknown) => unknown): unknown[] {
  const held = (values ?? {}) as Values;
  return fields.flatMap((field): unknown[] => {
    // A change that readers never see does not make the text newer.
    if (own.has(field.name) || field.custom?.["internal"]) return [];
    const value = held[field.name];
    if ("localized" in field && field.localized) return [textOf(value) || null];
    if (!("flattenedFields" in field)) return [];
    const rows = Array.isArray(value) ? value : [value];
    return rows.flatMap((row) => textsIn(field.flattenedFields, row, textOf));
  });
}

/** Notes the time of a save in its language. A restored version keeps its age. */
export const noteTextAge: CollectionBeforeChangeHook = async ({
  data,
  req,
  collection,
  operation,
  originalDoc,
  context,
}) => {
  const { locale } = req;
  if (locale !== "en" && locale !== "ne") return data;
  const now = new Date().toISOString();
  if (operation === "create") return { ...data, textCheckedAt: now };
  if (context["isRestoringVersion"] || isTextless(req, { slug: collection.slug, id: originalDoc.id })) return data;
  const fields = collection.flattenedFields;
  // Read again, since `originalDoc` falls back to the other language's texts.
  const stored = await storedItem(req, collection.slug, originalDoc.id, { draft: true });
  const before = textsIn(fields, stored, (text) => (text as Values | undefined)?.[locale]);
  const after = textsIn(fields, data, (text) => text);
  const isFirst = before.every((text) => text === null);
  const isChanged = !isFirst && JSON.stringify(before) !== JSON.stringify(after);
  return { ...data, textCheckedAt: now, ...(isChanged && { textChangedAt: now }) };
};
