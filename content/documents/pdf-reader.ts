import { buffer } from "node:stream/consumers";
import { getDocumentProxy } from "unpdf";

/**
 * A program of its own: takes a PDF by standard input and says, as JSON, how many pages it has and whether
 * it brings a script or other files with it. `pdf-facts.ts` runs it, locked in.
 */
const bytes = await buffer(process.stdin);
const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true, useSystemFonts: false });
const [hasScript, attachments] = await Promise.all([pdf.hasJSActions(), pdf.getAttachments()]);
process.stdout.write(
  JSON.stringify({ pages: pdf.numPages, hasScript, hasAttachments: Object.keys(attachments ?? {}).length > 0 }),
);
process.exit(0);
