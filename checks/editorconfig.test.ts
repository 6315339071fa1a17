import { expect, test } from "vitest";
import { read } from "./sources.ts";

/** The settings under `[*]`, by name. */
function settingsIn(text: string): Record<string, string | undefined> {
  const [, section = ""] = /^\[\*\]\n((?:\w.*\n)*)/m.exec(text) ?? [];
  return Object.fromEntries(section.split("\n").map((line) => line.split(" = ")));
}

test(".editorconfig agrees with Biome", () => {
  const { indentStyle, indentWidth, lineWidth } = JSON.parse(read("biome.json")).formatter;
  const settings = settingsIn(read(".editorconfig"));
  expect(settings["indent_style"]).toBe(indentStyle);
  expect(settings["indent_size"]).toBe(String(indentWidth));
  expect(settings["max_line_length"]).toBe(String(lineWidth));
});

test("only the section for all files counts", () => {
  expect(settingsIn("root = true\n\n[*]\nindent_size = 4\n\n[*.md]\nindent_size = 2\n")["indent_size"]).toBe("4");
});
