import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";

/** More parts, or longer ones, than any paper of an office has. */
const most = { entries: 20_000, partBytes: 2_000_000 };

/** The part that says of what kind all others are. */
const contentTypes = "[Content_Types].xml";
const mainParts = { docx: "wordprocessingml.document.main+xml", xlsx: "spreadsheetml.sheet.main+xml" } as const;
type OfficeKind = keyof typeof mainParts;

/** Programs inside a paper: macros, ActiveX, sheets of Excel 4 macros, packed objects. */
const program = /vbaproject|vbadata|\/activex\/|\/macrosheets\/|\/embeddings\/.*\.(bin|exe)$/i;
/** A template from elsewhere brings its macros along. */
const outerTemplate = /attachedTemplate"[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate"/i;

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/**
 * Which kind of office paper a zip archive is; undefined when it is none, is encrypted or damaged, or
 * brings a program with it.
 */
export async function officeKind(bytes: Buffer): Promise<OfficeKind | undefined> {
  const archive = await open(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
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
  if (/macroEnabled|vbaProject/i.test(types)) return undefined;
  return (Object.keys(mainParts) as OfficeKind[]).find((kind) => types.includes(mainParts[kind]));
}

/** The entries of an archive, one after the other. */
async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      archive
        .once("entry", resolve)
        .once("end", () => resolve(undefined))
        .once("error", reject);
      archive.readEntry();
    });
    archive.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}
