import type { Field, FieldHook, PayloadRequest } from "payload";
import { label, say } from "./label.ts";

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The address of a title: "Roads & Bridges" becomes "roads-bridges". A title only in Devanagari makes an empty text. */
export const slugOf = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .slice(0, 80)
    .trimEnd()
    .replaceAll(" ", "-");

const fromName: FieldHook = ({ value, data, req }) => {
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  // Addresses are Latin in both languages, so they are made only from the English name.
  const made = req.locale === "ne" || typeof data?.name !== "string" ? "" : slugOf(data.name);
  return made === "" ? value : made;
};

/** The part of the address that names an item: Latin, the same in both languages, unique. */
export const slugField: Field = {
  name: "slug",
  type: "text",
  label: label("Web address", "वेब ठेगाना (URL)"),
  required: true,
  unique: true,
  index: true,
  maxLength: 80,
  hooks: { beforeValidate: [fromName] },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    (typeof value === "string" && pattern.test(value)) ||
    say(
      req,
      "Use lower-case Latin letters, digits and hyphens, such as roads-and-bridges.",
      "अङ्ग्रेजी साना अक्षर, अङ्क र योजक चिह्न मात्र लेख्नुहोस्, जस्तै roads-and-bridges।",
    ),
  admin: {
    position: "sidebar",
    description: label(
      "If this is empty, it is made from the English name. If you change it, links to the former address lead to the new one.",
      "खाली छोडे अङ्ग्रेजी नामबाट बन्छ। पछि बदले पनि पहिलेको ठेगानाका लिङ्क नयाँ ठेगानामै पुग्छन्।",
    ),
  },
};
