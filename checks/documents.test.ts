import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, root } from "./sources.ts";

const repositoryFiles = files("**/*", ".*");
const settingsIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name]) => name ?? "").sort();
const settings = settingsIn(read("content/environment.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm);
const scripts = (folder = "") => Object.keys(JSON.parse(read(path.join(folder, "package.json"))).scripts ?? {});

/** The words in backticks and fenced blocks, one by one. */
const wordsIn = (text: string) =>
  [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```|`([^`\n]+)`/gm)]
    .flatMap(([, block, inline]) => (block ?? inline ?? "").split(/[\s,;|]+/))
    .map((word) => word.replace(/[.:)]+$/, ""));

const extension = /\.(ts|tsx|mjs|cjs|js|json|css|md|sh|yml|yaml|grit|service|sql)$/;
const fromElsewhere = /^(\/|~|\$|@|-|https?:)|[<>{}$=…]|^(data|node_modules)\/|(^|\/)(dist|\.next)\//;

/** Whether a word names one of our files or folders: judged by its extension or its first folder. */
const isPath = (word: string) =>
  !fromElsewhere.test(word) &&
  (extension.test(word) || (word.includes("/") && repositoryFiles.includes(word.slice(0, word.indexOf("/")))));

/** Whether a path exists, relative to the root or to its document; a bare name may be in any folder. */
function exists(word: string, folder: string): boolean {
  const name = word.replace(/^\.\//, "").replace(/\/$/, "");
  if (name.includes("*")) return files(name, path.join(folder, name)).length > 0;
  if (existsSync(path.join(root, name)) || existsSync(path.join(root, folder, name))) return true;
  return !name.includes("/") && repositoryFiles.some((file) => path.basename(file) === name);
}

/** The paths, scripts and settings that a document names and that do not exist. */
function missingIn(text: string, folder: string): string[] {
  const paths = wordsIn(text).filter((word) => isPath(word) && !exists(word, folder));
  const runs = [...text.matchAll(/\bnpm (?:run (?:-w (\S+) )?([\w:-]+)|(start|test)\b)/g)]
    .filter(([, workspace, script, short = ""]) => !scripts(workspace).includes(script ?? short))
    .map(([command]) => command);
  const variables = wordsIn(text)
    .map((word) => /^([A-Z][A-Z0-9_]+)=/.exec(word)?.[1])
    .filter((name) => name !== undefined && !settings.includes(name));
  return [...paths, ...runs, ...variables.map((name) => `${name}=`)];
}

describe("documents name what exists", () => {
  test.each(files("**/*.md"))("%s", (file) => {
    expect(missingIn(read(file), path.dirname(file))).toEqual([]);
  });

  test("missing paths, scripts and settings are found", () => {
    const text = "See `content/nowhere.ts`, `gone.ts` and `site/gone/`; run `npm run nothing` with `NO_SUCH=1`.";
    const found = ["content/nowhere.ts", "gone.ts", "site/gone/", "npm run nothing", "NO_SUCH="];
    expect(missingIn(text, "docs")).toEqual(found);
    expect(missingIn("```sh\nnode scripts/gone.ts --fast\n```\n", "docs")).toEqual(["scripts/gone.ts"]);
  });

  test("existing ones pass", () => {
    const text =
      "`npm start`, `PORT=80`, `content/open.ts`, `open.ts`, `contract/*.ts`, `data/x.ts`, `text/html`, `/ne/a.md`.";
    expect(missingIn(text, "docs")).toEqual([]);
    expect(missingIn("`locale.ts`, `../site/app/`, `npm run -w admin importmap`", "contract")).toEqual([]);
  });
});

test.skipIf(!repositoryFiles.includes(".env.example"))(".env.example names every setting, and nothing else", () => {
  expect(settings).toContain("DATABASE_URL");
  const named = settingsIn(read(".env.example"), /^#? ?([A-Z][A-Z0-9_]+)=/gm);
  expect(named).toEqual(settings);
});
