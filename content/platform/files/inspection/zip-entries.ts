import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** Opens a zip archive by the directory at its end; nothing is unpacked. Names that lead out of it are an error. */
export const openArchive = (bytes: Buffer) =>
  open(bytes, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });

/** The entries of an archive, one after the other. */
export async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
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
