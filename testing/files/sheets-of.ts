import { pdfPages } from "../../content/platform/files/documents/text/pdf-pages.ts";

/** The text of each sheet of a printed page. */
export const sheetsOf = (pdf: Buffer): Promise<string[]> => pdfPages(pdf);
