import { RefusedFile } from "./refused-file.ts";

/** How one part of an office paper refers to another, or to something outside. */
export interface Relationship {
  type: string;
  target: string;
  outside: boolean;
}

const element = /<(?:[\w.-]+:)?Relationship((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/**
 * The text of a part that is to be understood here: in UTF-8, and without declarations of its own, which
 * the standard forbids and which could make it say something else to another reader.
 * @throws RefusedFile
 */
export function plainXml(bytes: Buffer): string {
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  const encoding = /^<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? "utf-8";
  if (!/^(utf-8|us-ascii)$/i.test(encoding) || /[\0\ufffd]|<!DOCTYPE|<!ENTITY|<!\[CDATA/i.test(text)) {
    throw new RefusedFile("damaged", "A part is written in an unusual way.");
  }
  return text;
}

/** @throws RefusedFile when one is written so that only some readers would see it */
export function relationships(xml: string): Relationship[] {
  const found = [...xml.matchAll(element)].map(([, attributes = ""]) => {
    const values = attributesOf(attributes);
    return {
      type: values.get("Type") ?? "",
      target: values.get("Target") ?? "",
      outside: /^external$/i.test(values.get("TargetMode")?.trim() ?? ""),
    };
  });
  if (found.length !== (xml.match(/<(?:[\w.-]+:)?Relationship(?![\w.:-])/g) ?? []).length) {
    throw new RefusedFile("damaged", "A relationship is written in an unusual way.");
  }
  return found;
}

/** Attributes of one element, by name, with what stands for a character replaced by it. */
export function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attribute)].map(([, name = "", one, other]) => [name, characters(one ?? other ?? "")]),
  );
}

const characters = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? all;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
