import { getDocumentProxy } from "unpdf";
import { type PdfNames, pdfNames } from "./pdf-names.ts";

export interface PdfFacts {
  pages: number;
  hasScript: boolean;
  hasAttachments: boolean;
  /** What its objects call for. */
  names: PdfNames;
}

/** Nobody can read it without its password. */
export class LockedPdf extends Error {}

/** Whether something was to become larger than this process may be. */
export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error &&
  /allocation failed|allocate memory|Invalid (typed )?array (buffer )?length/i.test(error.message);

/**
 * Counts the pages of a PDF with the reader of Firefox. Rejects when the file is none, or is locked by a password. For
 * the judge's process alone: what a PDF unpacks to has no bound but that of the process.
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
