import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";
import { pdfNames } from "./pdf-names.ts";

/**
 * A program of its own: takes a PDF by standard input and says, as JSON, how many pages it has, whether
 * it brings a script or other files with it, and what its objects call for; ends with 3 when it is locked by
 * a password. `pdf-facts.ts` runs it, locked in.
 */
const bytes = await buffer(process.stdin);
const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true, useSystemFonts: false }).catch(
  (error) => process.exit(error instanceof Error && error.name === "PasswordException" ? 3 : 1),
);
const [hasScript, attachments] = await Promise.all([pdf.hasJSActions(), pdf.getAttachments()]);
process.stdout.write(
  JSON.stringify({
    pages: pdf.numPages,
    hasScript,
    hasAttachments: (attachments?.size ?? 0) > 0,
    names: pdfNames(bytes),
  }),
);
process.exit(0);
