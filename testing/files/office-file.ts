import { zipFile } from "./zip-file.ts";

const mainTypes = {
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
  zip: "",
};

/** A zip archive with the parts that make it an office document, and any others. */
export function officeFile(kind: keyof typeof mainTypes, parts: Record<string, string> = {}): Promise<Buffer> {
  const types = `<Types><Override PartName="/main.xml" ContentType="${mainTypes[kind]}"/></Types>`;
  const files = { ...(mainTypes[kind] && { "[Content_Types].xml": types }), "main.xml": "<a/>", ...parts };
  return Promise.resolve(zipFile(Object.entries(files).map(([name, body]) => ({ name, body }))));
}
