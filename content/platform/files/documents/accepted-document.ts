import { z } from "zod";
import { label } from "../../fields/label.ts";
import { QueueFull } from "../bounded/fair-queue.ts";
import { type Judge, JudgeDied, NoJudge } from "../bounded/judge.ts";

/**
 * The types that may be offered for download. Pictures have a collection of their own, and an archive hides its
 * contents.
 */
export const documentTypes = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The facts about a document, read from its bytes. */
export interface Document {
  kind: keyof typeof documentTypes;
  pages: number | null;
}

/** The refusal of a file, with a message for the person who uploaded it. */
export class RefusedDocument extends Error {
  readonly words: ReturnType<typeof label>;
  /** The HTTP status: 503 when the file is not at fault. */
  readonly status: 400 | 503;
  constructor(
    words: ReturnType<typeof label>,
    { status = 400, ...options }: ErrorOptions & { status?: 400 | 503 } = {},
  ) {
    super(words.en, options);
    this.words = words;
    this.status = status;
  }
}

const notOurs = label(
  "Upload a PDF, a Word document (.docx) or an Excel table (.xlsx).",
  "PDF, Word (.docx) वा Excel (.xlsx) फाइल राख्नुहोस्।",
);
/** The messages of refusals, by the judge's reason. */
const reasons = {
  notOurs,
  notPlain: label(
    `${notOurs.en} It must be free of macros, embedded programs and passwords.`,
    `${notOurs.ne} फाइलमा म्याक्रो, भित्र राखिएको प्रोग्राम वा पासवर्ड हुनु हुँदैन।`,
  ),
  unreadable: label(
    "This PDF cannot be read: it is damaged, locked with a password or too complex.",
    "यो PDF पढ्न सकिएन: बिग्रिएको, पासवर्ड लागेको वा धेरै जटिल छ।",
  ),
  withBaggage: label(
    "This PDF contains a script or other files. Print it to a plain PDF first.",
    "यस PDF भित्र स्क्रिप्ट वा अरू फाइल छन्। पहिले सादा PDF मा प्रिन्ट गर्नुहोस्।",
  ),
  heavy: label(
    "Checking this file takes too much time or memory. Save it again as a plain document and upload that.",
    "यो फाइल जाँच्न धेरै समय वा मेमोरी लाग्यो। साधारण कागजात बनाएर फेरि राख्नुहोस्।",
  ),
  busy: label(
    "Other files are being checked at the moment. Please upload this one again in a minute.",
    "अहिले अरू फाइल जाँच भइरहेका छन्। कृपया एक मिनेटपछि यो फाइल फेरि राख्नुहोस्।",
  ),
} as const;

const Said = z.union([
  z.object({ kind: z.enum(["pdf", "docx", "xlsx"]), pages: z.int().positive().nullable() }),
  z.object({ refused: z.enum(["notOurs", "notPlain", "unreadable", "withBaggage", "heavy"]) }),
]);
/** The judge's answer about a file. */
export type DocumentVerdict = z.infer<typeof Said>;

/** The limit in processor seconds: 40 MB of scanned pages took 1 s. */
const cpuSeconds = 10;

/**
 * Judges a file by its bytes, whatever its name, in a separate process.
 * @param sender the person who uploads it
 * @throws RefusedDocument
 */
export async function documentOf(
  bytes: Buffer,
  { judge, sender }: { judge: Judge; sender: string },
): Promise<Document> {
  const verdict = await judge
    .run(sender, "other", async () => ({ words: ["document"], input: bytes, cpuSeconds }))
    .catch((cause) => {
      if (cause instanceof JudgeDied) throw new RefusedDocument(reasons.heavy, { cause });
      if (cause instanceof QueueFull || cause instanceof NoJudge) {
        throw new RefusedDocument(reasons.busy, { cause, status: 503 });
      }
      throw cause;
    });
  const said = Said.parse(verdict);
  if ("refused" in said) throw new RefusedDocument(reasons[said.refused]);
  return said;
}
