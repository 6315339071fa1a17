import { SaxesParser } from "saxes";
import { RefusedFile } from "./refused-file.ts";

interface XmlElement {
  /** The name without its namespace prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** A reference from one part of an office document to another, or to something outside. */
export interface Relationship {
  type: string;
  target: string;
  outside: boolean;
}

/**
 * The elements of a part, in document order, parsed strictly, in time linear to the part's length. It refuses what readers
 * might understand differently: an encoding other than UTF-8, and a document type declaration, which the standard of
 * office documents forbids.
 * @throws RefusedFile
 */
function xmlElements(part: Buffer): XmlElement[] {
  const refuse = (cause?: unknown) => {
    throw new RefusedFile("damaged", "A part is written in an unusual way.", { cause });
  };
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", refuse);
  parser.on("doctype", () => refuse());
  parser.on("cdata", () => refuse());
  parser.on("xmldecl", ({ encoding = "utf-8" }) => /^(utf-8|us-ascii)$/i.test(encoding) || refuse());
  parser.on("opentag", ({ name, attributes }) => {
    elements.push({ name: name.slice(name.lastIndexOf(":") + 1), attributes: new Map(Object.entries(attributes)) });
  });
  parser.write(textOf(part, refuse)).close();
  return elements;
}

function textOf(part: Buffer, refuse: (cause: unknown) => void): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(part);
  } catch (cause) {
    refuse(cause);
    return "";
  }
}

/**
 * The relationships in a part.
 * @throws RefusedFile
 */
export const relationships = (part: Buffer): Relationship[] =>
  xmlElements(part).flatMap(({ name, attributes }) =>
    name === "Relationship"
      ? [
          {
            type: attributes.get("Type") ?? "",
            target: attributes.get("Target") ?? "",
            outside: /^external$/i.test(attributes.get("TargetMode")?.trim() ?? ""),
          },
        ]
      : [],
  );

/**
 * The types of parts, by name or by ending, from the list of types.
 * @throws RefusedFile
 */
export const declaredTypes = (part: Buffer): ReadonlyMap<string, string>[] =>
  xmlElements(part).flatMap(({ name, attributes }) => (name === "Override" || name === "Default" ? [attributes] : []));
