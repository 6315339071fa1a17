import { type ZipEntry, zipFile } from "./zip-file.ts";

const office = "http://schemas.openxmlformats.org";
const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

/** A list of content types as Word writes it, with additional ones. */
export const contentTypes = (more = "", main = `${wordType}.document.main+xml`) =>
  `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="${main}"/><Override PartName="/word/settings.xml" ContentType="${wordType}.settings+xml"/>${more}</Types>`;

/** The relationships of a part: the last word of each type, the target, and whether it is external. */
export const references = (...list: [type: string, target: string, outside?: boolean][]) =>
  `${head}<Relationships xmlns="${office}/package/2006/relationships">${list
    .map(
      ([type, target, outside], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"${outside ? ' TargetMode="External"' : ""}/>`,
    )
    .join("")}</Relationships>`;

/** The parts of a short application, as Word writes them. */
export const wordParts = (text = "Bishnu Prasad Adhikari — जलस्रोत इन्जिनियर"): ZipEntry[] => [
  // Word writes this list with room to grow.
  { name: "[Content_Types].xml", body: contentTypes() },
  { name: "_rels/.rels", body: references(["officeDocument", "word/document.xml"]) },
  {
    name: "word/document.xml",
    body: `${head}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  },
  { name: "word/_rels/document.xml.rels", body: references(["settings", "settings.xml"]) },
  { name: "word/settings.xml", body: `${head}<w:settings xmlns:w="${office}/wordprocessingml/2006/main"/>` },
];

/** The same document with more entries, which replace those of the same name. */
export function wordFile(...more: ZipEntry[]): Buffer {
  const names = new Set(more.map(({ name }) => name));
  return zipFile([...wordParts().filter(({ name }) => !names.has(name)), ...more]);
}
