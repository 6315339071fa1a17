import { label } from "../fields/label.ts";
import { officeKind } from "./office-archive.ts";
import { pdfFacts } from "./pdf-facts.ts";

/** What may be put up for download. Pictures belong to the pictures, and an archive hides what is in it. */
export const paperTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** What a paper's bytes say of it. */
export interface Paper {
  kind: keyof typeof paperTypes;
  pages: number | null;
}

/** Why a file is refused, in words for whoever brought it. */
export class RefusedPaper extends Error {
  readonly words: ReturnType<typeof label>;
  constructor(words: ReturnType<typeof label>, options?: ErrorOptions) {
    super(words.en, options);
    this.words = words;
  }
}

const notOurs = label(
  "Upload a PDF, a Word document (.docx) or an Excel table (.xlsx).",
  "PDF, Word (.docx) वा Excel (.xlsx) फाइल राख्नुहोस्।",
);
const notPlain = label(
  `${notOurs.en} It must be free of macros, embedded programs and passwords.`,
  `${notOurs.ne} फाइलमा म्याक्रो, भित्र राखिएको प्रोग्राम वा पासवर्ड हुनु हुँदैन।`,
);
const unreadable = label(
  "This PDF cannot be read: it is damaged, locked by a password or too heavy.",
  "यो PDF पढ्न सकिएन: बिग्रिएको, पासवर्ड लागेको वा धेरै ठूलो छ।",
);
const withBaggage = label(
  "This PDF brings a script or other files with it. Print it to a plain PDF first.",
  "यो PDF सँग स्क्रिप्ट वा अरू फाइल आएका छन्। पहिले सादा PDF मा प्रिन्ट गर्नुहोस्।",
);

/** Judges a file by its bytes, whatever it calls itself. @throws RefusedPaper */
export async function paperOf(bytes: Buffer): Promise<Paper> {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return { kind: "pdf", pages: await pagesOf(bytes) };
  if (bytes.subarray(0, 4).toString("latin1") !== "PK\u0003\u0004") throw new RefusedPaper(notOurs);
  const kind = await officeKind(bytes).catch(() => undefined);
  if (!kind) {
    throw new RefusedPaper(notPlain);
  }
  return { kind, pages: null };
}

async function pagesOf(bytes: Buffer): Promise<number> {
  const facts = await pdfFacts(bytes).catch((cause) => {
    throw new RefusedPaper(unreadable, { cause });
  });
  if (facts.hasScript || facts.hasAttachments) {
    throw new RefusedPaper(withBaggage);
  }
  return facts.pages;
}
