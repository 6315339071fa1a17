import { getDocumentProxy } from "unpdf";
import { type PdfNames, pdfNames } from "./pdf-names.ts";

export interface PdfFacts {
  pages: number;
  hasScript: boolean;
  hasAttachments: boolean;
  /** The names in its objects that a reviewer is warned about. */
  names: PdfNames;
}

/** The PDF cannot be read without a password. */
export class LockedPdf extends Error {}

/** Whether an error means that a file took more memory than this process may have. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error &&
  /allocation failed|allocate memory|Invalid (typed )?array (buffer )?length/i.test(error.message);

/**
 * Counts the pages of a PDF with Firefox's reader. Rejects when the file is not a PDF, or is locked by a password. Only
 * for the judge's process, since nothing else limits how much a PDF unpacks to.
 */
export async function pdfFacts(bytes: Buffer): Promise<PdfFacts> {
  const names = pdfNames(bytes);
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true, useSystemFonts: false }).catch(
    (cause) => {
      const isLocked = cause instanceof Error && cause.name === "PasswordException";
      throw isLocked ? new LockedPdf("The PDF is locked by a password.", { cause }) : cause;
    },
  );
  const [hasScript, attachments] = await Promise.all([pdf.hasJSActions(), pdf.getAttachments()]);
  return { pages: pdf.numPages, hasScript, hasAttachments: (attachments?.size ?? 0) > 0, names };
}
