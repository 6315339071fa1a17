import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  UploadConfig,
} from "payload";
import { refused } from "../../access/refused.ts";
import { editors, nobody, shownOrEditors, unlessInBin } from "../../access/rules.ts";
import { withBin } from "../../editorial/bin/with-bin.ts";
import { websiteGroup } from "../../editorial/editorial.ts";
import { searchedBy } from "../../editorial/list-search.ts";
import { label } from "../../fields/label.ts";
import { slugOf } from "../../fields/slug.ts";
import { localizedText } from "../../fields/texts.ts";
import { revisionHooks } from "../../store/revision-hooks.ts";
import { Judge } from "../bounded/judge.ts";
import { deleteWithFiles, replacedFiles } from "../replaced-files.ts";
import { documentOf, documentTypes, RefusedDocument } from "./accepted-document.ts";
import { followRelease } from "./covers.ts";
import { eraseTextsWithDocument, textFields, unread } from "./text/document-texts.ts";

/** 40 MB: a scanned tender of some hundred pages still fits, and downloads in under three minutes at 2 Mbit/s. */
export const documentLimit = 40_000_000;

/** The hexadecimal digits of the SHA-256 in an address, of 64: too many to guess without the file. */
const digestInName = 20;

const bytesOf = async (file: NonNullable<PayloadRequest["file"]>): Promise<Buffer> =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data;
const sha256Of = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The name of a document's file; `coverName` takes it apart. */
export const storedName = (name: string, digest: string, kind: keyof typeof documentTypes): string =>
  `${slugOf(name) || "document"}-${digest.slice(0, digestInName)}.${kind}`;

const judge = new Judge();

/**
 * Judges a file by its bytes, and gives it a safe and readable name that changes with the bytes (safety, T3, T5 and T9).
 */
export const receiveDocument: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  const bytes = await bytesOf(req.file);
  const { kind, pages } = await documentOf(bytes, { judge, sender: String(req.user?.id) }).catch((error) => {
    throw error instanceof RefusedDocument ? refused(req, error.status, error.words.en, error.words.ne) : error;
  });
  const digest = sha256Of(bytes);
  req.file.mimetype = documentTypes[kind];
  req.file.name = storedName(path.parse(req.file.name).name, digest, kind);
  req.context.document = { pages, sha256: digest, ...unread };
};

/** Sets the facts about the file and the number of downloads, which nobody can type in. */
const describe: CollectionBeforeChangeHook = ({ data, req, originalDoc }) => {
  const known = req.file && req.context.document;
  const { pages, sha256, downloads = 0 } = originalDoc ?? {};
  return { ...data, downloads, ...(known || { pages, sha256 }) };
};

const fields: Field[] = [
  localizedText("name", label("Title", "शीर्षक"), {
    required: true,
    maxLength: 200,
    description: label(
      "Visitors see this title, and the file they download is named after it: “Annual report 2082/83”.",
      "आगन्तुकले देख्ने शीर्षक यही हो, र डाउनलोड हुने फाइलको नाम पनि: “वार्षिक प्रतिवेदन २०८२/८३”।",
    ),
  }),
  {
    name: "language",
    type: "select",
    label: label("Language", "भाषा"),
    options: [
      { value: "en", label: label("English", "अङ्ग्रेजी") },
      { value: "ne", label: label("Nepali", "नेपाली") },
    ],
    admin: {
      description: label(
        "Leave it empty for a form or a table in both languages.",
        "दुवै भाषाको फाराम वा तालिका भए यो खाली छोड्नुहोस्।",
      ),
    },
  },
  {
    name: "cover",
    type: "upload",
    relationTo: "media",
    label: label("Cover picture", "आवरण तस्बिर"),
    admin: {
      description: label(
        "If this is empty, the first page is used while visitors may download the document, or a plain cover with the title where the server cannot draw the page.",
        "खाली छोडे, आगन्तुकले कागजात डाउनलोड गर्न सक्दासम्म पहिलो पृष्ठ प्रयोग हुन्छ; सर्भरले बनाउन नसके शीर्षक लेखिएको सादा आवरण देखिन्छ।",
      ),
    },
  },
  {
    name: "released",
    type: "checkbox",
    defaultValue: true,
    index: true,
    label: label("Visitors may download it", "आगन्तुकले डाउनलोड गर्न सक्छन्"),
    admin: {
      position: "sidebar",
      description: label(
        "Untick this to remove the document and the picture of its first page from every page at once. A cover that you chose yourself stays among the pictures.",
        "कागजात र त्यसको पहिलो पृष्ठको तस्बिर सबै पृष्ठबाट एकैपटक हटाउन यहाँको चिह्न हटाउनुहोस्। तपाईं आफैँले छानेको आवरण तस्बिरहरूमा रहन्छ।",
      ),
    },
  },
  {
    name: "pages",
    type: "number",
    label: label("Pages", "पृष्ठ"),
    admin: { position: "sidebar", readOnly: true },
  },
  {
    name: "downloads",
    type: "number",
    defaultValue: 0,
    label: label("Downloads", "डाउनलोड"),
    access: { create: nobody, update: nobody },
    admin: {
      position: "sidebar",
      readOnly: true,
      description: label(
        "How many times the site has sent this file. A browser that already has it does not ask again.",
        "वेबसाइटले यो फाइल कति पटक पठायो। ब्राउजरमा पहिल्यै भए फेरि गनिँदैन।",
      ),
    },
  },
  {
    name: "sha256",
    type: "text",
    label: label("Checksum (SHA-256)", "चेकसम (SHA-256)"),
    admin: { position: "sidebar", readOnly: true },
  },
  ...textFields,
];

/**
 * Visitors may download released documents, and find them only through the published item that they are attached to: no
 * call lists documents, and an address cannot be guessed.
 */
const releasedOrEditors = shownOrEditors({ released: { equals: true } });

/** The upload settings: files are stored in `folder`, and Payload sends them only as attachments. */
export const uploadTo = (folder: string): UploadConfig => ({
  staticDir: folder,
  mimeTypes: [...Object.values(documentTypes), "application/zip"],
  pasteURL: false,
  bulkUpload: false,
  focalPoint: false,
  crop: false,
  modifyResponseHeaders: ({ headers }) => {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
    headers.set("Content-Disposition", "attachment");
    return headers;
  },
});

/** Documents for download; their files are in `folder`. */
export const documents = (folder: string): CollectionConfig => {
  const replaced = replacedFiles("documents", folder);
  return withBin(
    searchedBy(
      ["name", "filename"],
      label("title in English or Nepali, or file name", "अङ्ग्रेजी वा नेपाली शीर्षक वा फाइलको नाम"),
      {
        slug: "documents",
        custom: { deleteWithFiles },
        labels: { singular: label("Document", "कागजात"), plural: label("Documents", "कागजातहरू") },
        defaultSort: "-createdAt",
        disableDuplicate: true,
        admin: {
          group: websiteGroup,
          useAsTitle: "name",
          defaultColumns: ["name", "language", "pages", "textState", "downloads", "released", "updatedAt"],
          description: label(
            "PDF, Word and Excel files for visitors to download. Pages, size and checksum are worked out from the file.",
            "आगन्तुकले डाउनलोड गर्ने PDF, Word र Excel फाइल। पृष्ठ, आकार र चेकसम फाइलबाटै निकालिन्छ।",
          ),
        },
        access: {
          admin: editors,
          create: editors,
          read: releasedOrEditors,
          readVersions: nobody,
          update: unlessInBin(editors),
          delete: nobody,
          unlock: nobody,
        },
        hooks: {
          ...revisionHooks,
          beforeOperation: [receiveDocument, replaced.beforeOperation],
          beforeChange: [describe, followRelease(folder), ...revisionHooks.beforeChange],
          afterChange: [...revisionHooks.afterChange, replaced.afterChange],
          afterError: [replaced.afterError],
          afterDelete: [...revisionHooks.afterDelete, eraseTextsWithDocument],
        },
        upload: uploadTo(folder),
        fields,
      },
    ),
  );
};
