import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import type { Entry } from "yauzl";
import { contentTypes, mainParts, program, programTypes } from "./office-parts.ts";
import { entriesOf, openArchive } from "./zip-entries.ts";

/** More parts, or longer ones, than any paper of an office has. */
const most = { entries: 20_000, partBytes: 2_000_000 };

type OfficeKind = keyof typeof mainParts;

/** A template from elsewhere brings its macros along. */
const outerTemplate = /attachedTemplate"[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate"/i;

/**
 * Which kind of office paper a zip archive is; undefined when it is none, is encrypted or damaged, or
 * brings a program with it.
 */
export async function officeKind(bytes: Buffer): Promise<OfficeKind | undefined> {
  const archive = await openArchive(bytes);
  const read = promisify<Entry, NodeJS.ReadableStream>(archive.openReadStream.bind(archive));
  let types = "";
  let entries = 0;
  for await (const entry of entriesOf(archive)) {
    entries += 1;
    if (entries > most.entries || entry.isEncrypted() || program.test(`/${entry.fileName}`)) return undefined;
    if (entry.fileName !== contentTypes && !entry.fileName.endsWith("settings.xml.rels")) continue;
    if (entry.uncompressedSize > most.partBytes) return undefined;
    const part = await text(await read(entry));
    if (outerTemplate.test(part)) return undefined;
    if (entry.fileName === contentTypes) types = part;
  }
  if (programTypes.test(types)) return undefined;
  return (Object.keys(mainParts) as OfficeKind[]).find((kind) => types.includes(mainParts[kind]));
}
