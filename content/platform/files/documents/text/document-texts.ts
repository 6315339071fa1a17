import type { CollectionAfterDeleteHook, CollectionConfig, Field, Payload } from "payload";
import { closedToAll, nobody } from "../../../access/rules.ts";
import { label } from "../../../fields/label.ts";
import { recordChange } from "../../../store/changes.ts";
import { among, runSql, sql } from "../../../store/sql.ts";

/** The text of each page of each PDF, only for search. Nobody sees it. */
export const documentTexts: CollectionConfig = {
  slug: "document-texts",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  indexes: [{ fields: ["document", "page"], unique: true }],
  fields: [
    // A number, since rows are written without Payload's relations.
    { name: "document", type: "number", required: true },
    { name: "page", type: "number", required: true },
    /** The digest of the bytes from which the text was read: the texts of a replaced file are not used. */
    { name: "sha256", type: "text", required: true },
    { name: "text", type: "textarea", required: true },
  ],
};

/** The state of a document's text, for editors; empty while it waits to be read, and for files other than PDFs. */
export const textFields: Field[] = [
  {
    name: "textState",
    type: "select",
    index: true,
    label: label("Text for search", "खोजका लागि पाठ"),
    options: [
      { value: "read", label: label("Visitors find what is written in it", "भित्र लेखिएको कुरा खोजमा भेटिन्छ") },
      { value: "none", label: label("No text: found by its title only", "पाठ छैन: शीर्षकबाट मात्र भेटिन्छ") },
      { value: "failed", label: label("Cannot be read: found by its title only", "पढ्न सकिएन: शीर्षकबाट मात्र भेटिन्छ") },
    ],
    access: { create: nobody, update: nobody },
    admin: {
      position: "sidebar",
      readOnly: true,
      description: label(
        "A scan has pictures of letters and no text. Make the PDF from the original document, or run text recognition over it, and upload it again.",
        "स्क्यान गरिएको फाइलमा अक्षरको तस्बिर मात्र हुन्छ, पाठ हुँदैन। मूल कागजातबाट PDF बनाउनुहोस्, वा अक्षर पहिचान (OCR) गरेर फेरि राख्नुहोस्।",
      ),
    },
  },
  // The reader and its version, "poppler-1"; empty while the file waits.
  {
    name: "textReader",
    type: "text",
    index: true,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
  },
];

/** The values for a new file, which waits to be read. */
export const unread = { textState: null, textReader: null };

/** A page of a document, as it is searched. */
export interface PageText {
  page: number;
  text: string;
}

/** The current texts of documents, by their ids. The caller checks whether a visitor may read them. */
export async function textsOf(payload: Payload, documents: readonly number[]): Promise<Map<number, PageText[]>> {
  if (documents.length === 0) return new Map();
  const rows = await runSql(
    payload,
    sql`SELECT d.id, t.page, t.text FROM documents d
        JOIN document_texts t ON t.document = d.id AND t.sha256 = d.sha256
        WHERE d.id IN ${among(documents)} ORDER BY d.id, t.page`,
  );
  const texts = new Map<number, PageText[]>();
  for (const { id, page, text } of rows) {
    const pages = texts.get(Number(id)) ?? [];
    pages.push({ page: Number(page), text: String(text) });
    texts.set(Number(id), pages);
  }
  return texts;
}

interface Read {
  document: number;
  sha256: string;
  reader: string;
  /** The text of each page; undefined if the file could not be read. */
  pages: readonly string[] | undefined;
}

/** The fewest letters of a text: fewer are a stamp or a page number. */
const fewestLetters = 20;

/** Replaces the stored texts of a document, and updates the search index. */
export async function keepTexts(payload: Payload, { document, sha256, reader, pages }: Read): Promise<void> {
  const letters = (pages ?? []).join("").match(/[\p{L}\p{Nd}]/gu)?.length ?? 0;
  const state = !pages ? "failed" : letters < fewestLetters ? "none" : "read";
  await eraseTexts(payload, document);
  for (const [at, text] of (state === "read" ? (pages ?? []) : []).entries()) {
    if (!text) continue;
    await runSql(
      payload,
      // Unless the file has been replaced or deleted while it was read.
      sql`INSERT INTO document_texts (document, page, sha256, text)
          SELECT id, CAST(${at + 1} AS numeric), sha256, CAST(${text} AS text) FROM documents
          WHERE id = ${document} AND sha256 = ${sha256}
          ON CONFLICT (document, page) DO UPDATE SET sha256 = excluded.sha256, text = excluded.text`,
    );
  }
  // Last, so that after a crash the file is read again. Not through Payload: nobody has edited the document.
  await runSql(
    payload,
    sql`UPDATE documents SET text_state = ${state}, text_reader = ${reader}
        WHERE id = ${document} AND sha256 = ${sha256}`,
  );
  await recordChange(payload, { collection: "documents", id: document });
}

/** Marks a file that is not a PDF as done. It may have replaced one. */
export async function skipText(payload: Payload, document: number): Promise<void> {
  await eraseTexts(payload, document);
  await runSql(payload, sql`UPDATE documents SET text_reader = 'none' WHERE id = ${document}`);
}

/** Marks texts for another reading that none of these readers has read. */
export const readAgain = (payload: Payload, good: readonly string[]): Promise<unknown> =>
  runSql(
    payload,
    sql`UPDATE documents SET text_reader = NULL WHERE text_reader NOT IN ('none', ${sql.join(
      good.map((reader) => sql`${reader}`),
      sql`, `,
    )})`,
  );

const eraseTexts = (payload: Payload, document: number) =>
  runSql(payload, sql`DELETE FROM document_texts WHERE document = ${document}`);

export const eraseTextsWithDocument: CollectionAfterDeleteHook = async ({ id, req }) => {
  await runSql(req.payload, sql`DELETE FROM document_texts WHERE document = ${Number(id)}`, req);
};
