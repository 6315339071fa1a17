import { contentTypes, mainParts, program, programTypes } from "./office-parts.ts";
import { declaredTypes, relationships } from "./office-xml.ts";
import { unpack } from "./unpack.ts";
import { type ZipPart, zipParts } from "./zip-parts.ts";

/** Limits that no office document reaches: parts, unpacked bytes, and the ratio of unpacked bytes to packed ones. */
const most = { entries: 5_000, unpacked: 1_000_000_000, ratio: 200 };
/** Bytes of all lists of types and references together. */
const longestLists = 4_000_000;

type OfficeKind = keyof typeof mainParts;

/**
 * The kind of office document in a zip archive; undefined when it is not one, or contains a program.
 * @throws RefusedFile when it is encrypted or damaged, or has more parts than documents have
 */
export async function officeKind(bytes: Buffer): Promise<OfficeKind | undefined> {
  const parts = await zipParts(bytes, most);
  const isTypes = ({ name }: ZipPart) => name === contentTypes;
  const lists = parts.filter((part) => isTypes(part) || part.name.toLowerCase().endsWith(".rels"));
  const length = lists.reduce((sum, { size }) => sum + size, 0);
  if (length > longestLists || parts.some(({ name }) => program.test(`/${name}`))) return undefined;
  const types: string[] = [];
  for (const part of lists) {
    const list = await unpack(part, true);
    if (isTypes(part)) types.push(...declaredTypes(list).map((one) => one.get("ContentType") ?? ""));
    // An external template could bring its macros.
    else if (relationships(list).some(({ type, outside }) => outside && /attachedTemplate$/i.test(type)))
      return undefined;
  }
  if (types.some((type) => programTypes.test(type))) return undefined;
  return (Object.keys(mainParts) as OfficeKind[]).find((kind) => types.some((type) => type.endsWith(mainParts[kind])));
}
