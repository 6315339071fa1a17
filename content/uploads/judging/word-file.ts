import path from "node:path";
import { contentTypes, mainParts, program, programTypes } from "../../platform/files/inspection/office-parts.ts";
import { declaredTypes, type Relationship, relationships } from "../../platform/files/inspection/office-xml.ts";
import { RefusedFile } from "../../platform/files/inspection/refused-file.ts";
import { unpack } from "../../platform/files/inspection/unpack.ts";
import { type ZipPart, zipParts } from "../../platform/files/inspection/zip-parts.ts";
import { headKind } from "./file-heads.ts";

/** Limits that no application's document reaches: parts, unpacked bytes, and the ratio of unpacked bytes to packed ones. */
const most = { entries: 1_000, unpacked: 50_000_000, ratio: 100 };
/** Bytes: the largest list of parts or references, and all lists together. */
const longest = { list: 300_000, lists: 1_000_000 };

/** The parts that Word, LibreOffice and other writers put into a document: XML, pictures, fonts, a signature. */
const usualName =
  /\/$|\.(xml|rels|psmdcp|sigs|dat|png|jpe?g|jfif|gif|bmp|tiff?|webp|wdp|svg|emf|wmf|emz|wmz|odttf|fntdata|ttf|otf)$/i;
const harmfulType = /\/(vbaProject|wordVbaData|activeXControl\w*|control|oleObject|attachedToolbars)$/i;
/** A path on the author's computer: Word notes the template of a document, which readers do not have. */
const ownDrive = /^(file:\/{2,3})?[a-z]:[\\/]|^[^\\/:]+\.dot[xm]?$/i;

/**
 * Judges a zip archive that should be a Word document: the directory first, so that a bomb is found without unpacking,
 * then every part in turn.
 * @throws RefusedFile
 */
export async function wordFlags(bytes: Buffer): Promise<"links"[]> {
  const parts = await zipParts(bytes, most);
  const named = new Map(parts.map((part) => [part.name.toLowerCase(), part]));
  const typesPart = named.get(contentTypes.toLowerCase());
  if (!typesPart) throw new RefusedFile("type", "An archive without a list of types is no text of Word.");
  for (const { name } of parts) refuseName(name);
  const lists = await listsOf(parts);
  const listOf = (part: ZipPart | undefined) => (part && lists.get(part)) ?? Buffer.alloc(0);
  const declared = declaredTypes(listOf(typesPart));
  if (declared.some((one) => programTypes.test(one.get("ContentType") ?? ""))) {
    throw new RefusedFile("macros", "A part has the type of a program.");
  }
  refuseOtherDocuments(declared, relationships(listOf(named.get("_rels/.rels") ?? typesPart)), named);
  const references = [...lists].flatMap(([part, list]) => (part === typesPart ? [] : relationships(list)));
  // All references are judged, not only up to the first link.
  return references.filter(leadsOut).length > 0 ? ["links"] : [];
}

function refuseName(name: string): void {
  if (program.test(`/${name}`)) throw new RefusedFile("macros", "It brings a program.");
  if (!usualName.test(name)) throw new RefusedFile("nested", "It brings a file that is no part of a text.");
}

/** Unpacks all parts, and keeps the lists that describe the others. */
async function listsOf(parts: ZipPart[]): Promise<Map<ZipPart, Buffer>> {
  const lists = new Map<ZipPart, Buffer>();
  let length = 0;
  for (const part of parts) {
    const isList = /(\.rels|^\[content_types\]\.xml)$/i.test(part.name);
    if (isList) length += part.size;
    if ((isList && part.size > longest.list) || length > longest.lists) {
      throw new RefusedFile("bomb", `${part.name} is too long.`);
    }
    const content = await unpack(part, isList);
    const kind = headKind(content);
    if (kind === "program") throw new RefusedFile("macros", `${part.name} is a program.`);
    // Compressed drawings (EMZ, WMZ) are gzip by their standard.
    if (kind === "file" || (kind === "gzip" && !/\.[ew]mz$/i.test(part.name))) {
      throw new RefusedFile("nested", `${part.name} is another file.`);
    }
    if (isList) lists.set(part, content);
  }
  return lists;
}

/** The main part must exist and be a text document: spreadsheets, templates and others are refused. */
function refuseOtherDocuments(
  declared: ReadonlyMap<string, string>[],
  references: Relationship[],
  parts: Map<string, ZipPart>,
): void {
  const target = references.find(({ type, outside }) => !outside && type.endsWith("/officeDocument"))?.target ?? "";
  const name = path.posix.join("/", target).toLowerCase();
  if (!target || !parts.has(name.slice(1))) throw new RefusedFile("type", "The archive has no main part.");
  const type =
    declared.find((values) => values.get("PartName")?.toLowerCase() === name) ??
    declared.find((values) => values.get("Extension")?.toLowerCase() === path.posix.extname(name).slice(1));
  if (!type?.get("ContentType")?.trim().endsWith(mainParts.docx)) {
    throw new RefusedFile("type", "The archive is no text of Word.");
  }
}

/**
 * Whether a reference is an ordinary link. One to a program, or one that Word would fetch automatically, is refused.
 */
function leadsOut({ type, target, outside }: Relationship): boolean {
  if (harmfulType.test(type)) throw new RefusedFile("macros", "A part is a program.");
  if (/\/(aFChunk|subDocument|package)$/i.test(type)) throw new RefusedFile("nested", "Another text is built in.");
  if (!outside) return false;
  if (/\/hyperlink$/i.test(type)) return true;
  const location = target.trim();
  if (/\/attachedTemplate$/i.test(type) && ownDrive.test(location)) return false;
  if (/\/image$/i.test(type) && (ownDrive.test(location) || /^https?:\/\//i.test(location))) return true;
  throw new RefusedFile("remote", "On being opened it fetches something from elsewhere.");
}
