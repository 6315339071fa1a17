import path from "node:path";
import ts from "typescript";

/** An object of JSON-LD, and its page. */
export interface Found {
  on: string;
  data: Record<string, unknown>;
}

/** A virtual file, from whose place the vocabulary's types are resolved. */
const file = path.join(import.meta.dirname, "found.ts");
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
};

/**
 * The errors of some objects against schema.org: unknown types, properties that a type does not have, values of
 * another kind. The vocabulary is schema-dts, generated from schema.org's own; TypeScript checks it.
 */
export function vocabularyFaults(found: Found[]): string[] {
  const lines = [
    'import type * as schema from "schema-dts";',
    ...found.map(
      ({ data }, index) =>
        `export const o${index}: schema.WithContext<schema.${data["@type"]}> = ${JSON.stringify(data)};`,
    ),
  ];
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, lines.join("\n"), ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file: source, start = 0 }) => {
    const line = source?.fileName === file ? source.getLineAndCharacterOfPosition(start).line : 0;
    const object = found[line - 1];
    const about = object ? `${object.on}, ${object.data["@type"]}` : "the vocabulary";
    return `${about}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
  });
}
