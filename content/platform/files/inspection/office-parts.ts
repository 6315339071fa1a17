/** The part that declares the types of all others. */
export const contentTypes = "[Content_Types].xml";

/** The ending of the type of a document's main part. */
export const mainParts = { docx: "wordprocessingml.document.main+xml", xlsx: "spreadsheetml.sheet.main+xml" } as const;

/** Names of programs inside a document: macros, ActiveX, sheets of Excel 4 macros, embedded objects. */
export const program = /vbaproject|vbadata|\/activex\/|\/macrosheets\/|\/embeddings\/.*\.(bin|exe)$/i;

/** Types of programs, and of documents that may contain programs. */
export const programTypes = /macroEnabled|vbaProject/i;
