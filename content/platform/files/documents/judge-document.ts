import type { DocumentVerdict } from "./accepted-document.ts";

/** Judges a file for download by its bytes, whatever its name. */
export async function judgeDocument(bytes: Buffer): Promise<DocumentVerdict> {
  if (bytes.toString("latin1", 0, 5) === "%PDF-") return judgePdf(bytes);
  if (bytes.toString("latin1", 0, 4) !== "PK\u0003\u0004") return { refused: "notOurs" };
  const { officeKind } = await import("../inspection/office-archive.ts");
  const kind = await officeKind(bytes).catch(() => undefined);
  return kind ? { kind, pages: null } : { refused: "notPlain" };
}

async function judgePdf(bytes: Buffer): Promise<DocumentVerdict> {
  const { isOutOfMemory, pdfFacts } = await import("../inspection/pdf-facts.ts");
  try {
    const { hasScript, hasAttachments, pages } = await pdfFacts(bytes);
    return hasScript || hasAttachments ? { refused: "withBaggage" } : { kind: "pdf", pages };
  } catch (error) {
    return { refused: isOutOfMemory(error) ? "heavy" : "unreadable" };
  }
}
