/** The part that says of what kind all others are. */
export const contentTypes = "[Content_Types].xml";

/** How the type of a document's main part ends. */
export const mainParts = { docx: "wordprocessingml.document.main+xml", xlsx: "spreadsheetml.sheet.main+xml" } as const;

/** Names of programs inside a document: macros, ActiveX, sheets of Excel 4 macros, packed objects. */
export const program = /vbaproject|vbadata|\/activex\/|\/macrosheets\/|\/embeddings\/.*\.(bin|exe)$/i;

/** Types of programs, and of documents that may have some. */
export const programTypes = /macroEnabled|vbaProject/i;
