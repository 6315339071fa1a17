import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Payload } from "payload";
import { storedName } from "../platform/files/documents/collection.ts";
import { coverName } from "../platform/files/documents/covers.ts";
import { keepTexts } from "../platform/files/documents/text/document-texts.ts";
import { pagesIn, poppler } from "../platform/files/documents/text/read-pages.ts";
import { existing } from "./add-items.ts";
import type { Ids } from "./ids.ts";
import type { DocumentSeed } from "./shape.ts";
import { documents } from "./texts/documents.ts";

const folder = path.join(import.meta.dirname, "documents");
const asServer = { overrideAccess: true, depth: 0 } as const;

/** Adds the documents that are not there yet; returns their ids by their keys. */
export async function addDocuments(payload: Payload): Promise<Ids> {
  const ids: Ids = new Map();
  for (const document of documents) {
    const found = await existing(payload, "documents", "name", document.name.en);
    ids.set(document.key, found ?? (await addDocument(payload, document)));
  }
  return ids;
}

/**
 * Stores a document, and again while the machine is too busy to judge it: a first start there takes longer, but does not fail.
 * @throws the refusal itself, after sixty more tries
 */
export async function untilJudged<Stored>(store: () => Promise<Stored>, pauseMs = 5000): Promise<Stored> {
  for (let left = 60; ; left -= 1) {
    try {
      return await store();
    } catch (error) {
      const isBusy = (error as { status?: unknown } | undefined)?.status === 503;
      if (!isBusy || left === 0) throw error;
      await wait(pauseMs);
    }
  }
}

async function addDocument(payload: Payload, { key, name, language, cover: hasCover }: DocumentSeed): Promise<number> {
  const cover = hasCover ? await addCover(payload, key) : undefined;
  const { id, sha256 } = await untilJudged(() =>
    payload.create({
      collection: "documents",
      data: { name: name.en, language, cover: cover?.id },
      filePath: path.join(folder, `${key}.pdf`),
      locale: "en",
      ...asServer,
    }),
  );
  // Read beforehand, by the best reader: what a seeded site finds is the same on every machine.
  const pages = pagesIn(await readFile(path.join(folder, "texts", `${key}.txt`), "utf8"));
  await keepTexts(payload, { document: Number(id), sha256: String(sha256), reader: poppler, pages });
  await payload.update({ collection: "documents", id, data: { name: name.ne }, locale: "ne", ...asServer });
  return Number(id);
}

/** Adds the picture of a first page under the name of a drawn one, so that it goes when the document is withdrawn. */
async function addCover(payload: Payload, key: string) {
  const data = await readFile(path.join(folder, `${key}.webp`));
  const document = await readFile(path.join(folder, `${key}.pdf`));
  const sha256 = createHash("sha256").update(document).digest("hex");
  const name = `${coverName(storedName(key, sha256, "pdf"))}.webp`;
  return payload.create({
    collection: "media",
    data: { decorative: true },
    file: { data, name, mimetype: "image/webp", size: data.length },
    ...asServer,
  });
}
