import type { Locale } from "@setu/contract/locale";

const or = { en: "or", ne: "वा" };

/** Returns the types of which a document may be, by their endings: "PDF, JPG or PNG". */
export function documentTypes(types: readonly string[], locale: Locale): string {
  const names = types.map((type) => type.toUpperCase());
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${or[locale]} ${last}`;
}
