import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { files, read, root } from "./sources.ts";

/** The headings of a Markdown file, without their `#` marks. */
const headingsIn = (text: string) => [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, heading = ""]) => heading);
const numberOf = (heading: string) => /^(\d+(?:\.\d+)*)/.exec(heading)?.[1];
const nameOf = (heading: string) => heading.replace(/^[\d.]+ /, "").toLowerCase();
/** GitHub's anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");

const specification = new Set(headingsIn(read("docs/specification.md")).map(numberOf));
const safetyPage = read("docs/safety.md");
const safety = new Set([
  ...headingsIn(safetyPage).flatMap((heading) => [numberOf(heading), nameOf(heading)]),
  ...[...safetyPage.matchAll(/^- \*\*([TFC]\d+) /gm)].map(([, item]) => item),
]);
const decisions = files("docs/decisions/*.md").map((file) => path.basename(file));

/** "2", "2 and 9", "3, 5 and 7". */
const list = (item: string) => `((?:${item})(?:(?:, | and )(?:${item}))*)`;
const name = '[TFC]\\d+|\\d+\\.\\d+|"[^"]+"';
const itemsIn = (found: string, item: string) => found.match(new RegExp(item, "g")) ?? [];

const sections = [
  new RegExp(`specification,? sections? ${list("\\d+")}`, "gi"),
  new RegExp(`specification[^.()]*\\(sections? ${list("\\d+")}\\)`, "gi"),
  new RegExp(`sections? ${list("\\d+")} of the specification`, "gi"),
];
const safetyNames = new RegExp(`\\bsafety, ${list(name)}`, "gi");
const decisionFiles = /docs\/decisions\/(\d{4}(?:-[\w-]+\.md)?)(?:, (\d{4}))*/g;
const decisionNumbers = new RegExp(`\\bdecisions? \\[?${list("\\d{4}")}`, "gi");

/** Joins a comment's lines, so that a reference may be broken anywhere. */
const unwrapped = (text: string) => text.replace(/\n\s*(?:\/\/|\*(?!\/))?\s*/g, " ");
const isDecision = (found: string) => decisions.some((file) => file === found || file.startsWith(`${found}-`));

/** The sections, threats, faults and decisions that a text cites. */
function citedIn(text: string) {
  const line = unwrapped(text);
  const found = (pattern: RegExp) => [...line.matchAll(pattern)];
  return {
    sections: sections.flatMap((pattern) => found(pattern).flatMap(([, numbers = ""]) => itemsIn(numbers, "\\d+"))),
    safety: found(safetyNames).flatMap(([, names = ""]) => itemsIn(names, name)),
    decisions: [
      ...found(decisionFiles).flatMap(([, first = "", second]) => (second ? [first, second] : [first])),
      ...found(decisionNumbers).flatMap(([, numbers = ""]) => itemsIn(numbers, "\\d{4}")),
    ],
  };
}

/** The citations of a text that do not exist. */
function lostIn(text: string): string[] {
  const cited = citedIn(text);
  return [
    ...cited.sections.filter((number) => !specification.has(number)).map((one) => `specification, section ${one}`),
    ...cited.safety.filter((one) => !safety.has(one.replaceAll('"', "").toLowerCase()) && !safety.has(one)),
    ...cited.decisions.filter((one) => !isDecision(one)).map((one) => `decision ${one}`),
  ];
}

/** A document's links to files and headings that do not exist. */
function lostLinksIn(text: string, folder: string): string[] {
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = ""]) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = path.join(root, folder, file);
    if (file !== "" && !existsSync(target)) return true;
    if (!anchor) return false;
    const page = file === "" ? text : read(path.join(folder, file));
    return !headingsIn(page).some((heading) => anchorOf(heading) === anchor);
  });
}

// This file itself contains examples of broken references.
const texts = files("**/*.{ts,tsx,js,mjs,cjs,css,grit,md}").filter((file) => file !== "checks/references.test.ts");
const documents = texts.filter((file) => file.endsWith(".md"));

test("every section, threat, fault and decision that is cited exists", () => {
  const lost = texts.map((file) => [file, ...lostIn(read(file))]).filter(([, ...found]) => found.length > 0);
  expect(lost).toEqual([]);
  const all = texts.map((file) => citedIn(read(file)));
  expect(all.flatMap((cited) => cited.sections).length).toBeGreaterThan(50);
  expect(all.flatMap((cited) => cited.safety).length).toBeGreaterThan(40);
  expect(all.flatMap((cited) => cited.decisions).length).toBeGreaterThan(25);
});

test.each(documents)("the links of %s lead somewhere", (file) => {
  expect(lostLinksIn(read(file), path.dirname(file))).toEqual([]);
});

/** In a decision, a four-digit number refers to another decision. */
test.each(files("docs/decisions/*.md"))("%s cites decisions that exist", (file) => {
  const cited = [...read(file).matchAll(/\b00\d\d\b/g)].map(([number]) => number);
  expect(cited.filter((number) => !isDecision(number))).toEqual([]);
});

/** The tests that a document names as `file` ("title", "title"), and that do not exist. */
function lostTestsIn(text: string): string[] {
  const named = text.replace(/\s*\n\s*/g, " ").matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`(?: \(("[^)]*")\))?/g);
  return [...named].flatMap(([, file = "", quoted = ""]) => {
    if (!existsSync(path.join(root, file))) return [file];
    const source = read(file);
    const titles = [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title);
    return titles.filter((title) => !source.includes(`"${title}"`)).map((title) => `${file}: ${title}`);
  });
}

test("every test that the safety page names exists", () => {
  expect(lostTestsIn(safetyPage)).toEqual([]);
  expect(
    lostTestsIn('`checks/gone.test.ts`, `checks/references.test.ts` ("no such\n  title", "finds broken links")'),
  ).toEqual(["checks/gone.test.ts", "checks/references.test.ts: no such title"]);
});

const everyFile = files("**/*").map((file) => `/${file}`);
const comments = /(?:^\s*(?:\/\/|\/?\*)|\s\/\/ ).*$/gm;
/** Source files and documents that a text's comments name with a folder, and that do not exist. */
const lostFilesIn = (text: string): string[] =>
  (text.match(comments) ?? [])
    // Skips addresses of other sites, and paths that a browser requests.
    .filter((comment) => !/:\/\/|mozilla\/|mdn\//.test(comment))
    .flatMap((comment) => comment.match(/(?<![\w./*@-])\w[\w-]*\/[\w./-]+\.(?:tsx?|mjs|md)\b/g) ?? [])
    .filter((name) => !everyFile.some((file) => file.endsWith(`/${name}`)));
const commented = files("**/*.{ts,tsx,mjs,cjs}").filter((file) => !/(?:^checks\/|xss-payloads)/.test(file));

test("every file that a comment names exists", () => {
  const lost = commented.map((file) => [file, ...lostFilesIn(read(file))]).filter(([, ...found]) => found.length > 0);
  expect(lost).toEqual([]);
});

describe("the check of references", () => {
  test("finds missing files that comments name", () => {
    expect(lostFilesIn("/** As in `jobs/gone.ts`, and app.ts. */\nconst a = 1; // See docs/never.md.")).toEqual([
      "jobs/gone.ts",
      "docs/never.md",
    ]);
    expect(lostFilesIn("// content/open.ts, cache/revision-watcher.ts")).toEqual([]);
  });

  test.each([
    ["/** So long (specification, section 12). */", ["specification, section 12"]],
    ["// The specification's figures (sections 2 and 19).", ["specification, section 19"]],
    ["/** As section 77 of the specification\n * lists it. */", ["specification, section 77"]],
    ["/**\n * Too long for a line (specification,\n * sections 3, 5 and 70). */", ["specification, section 70"]],
    ["/* Refused (safety, T8 and T99). */", ["T99"]],
    ["// Waits (safety,\n  // F98): the lock.", ["F98"]],
    ["/** Erased (safety, 6.9). */", ["6.9"]],
    ['/** Nobody knows it (safety, "downloads"). */', ['"downloads"']],
    ["// See docs/decisions/9999-never.md.", ["decision 9999-never.md"]],
    ["// docs/decisions/0001-renamed.md", ["decision 0001-renamed.md"]],
    ["// (docs/decisions/0014, 9998)", ["decision 9998"]],
    ["Since decision 9997 it is so, and [decision 9996](decisions/x.md).", ["decision 9997", "decision 9996"]],
  ])("finds the broken reference in %j", (text, lost) => {
    expect(lostIn(text)).toEqual(lost);
  });

  test("finds broken links", () => {
    const text = "[a](gone.md), [b](safety.md#not-there), [c](#nowhere), [d](https://example.org/x#y)";
    expect(lostLinksIn(text, "docs")).toEqual(["gone.md", "safety.md#not-there", "#nowhere"]);
  });

  test("accepts valid references", () => {
    const good = 'Section 3 of the specification, (safety, T8, F5 and 6.3), (safety, "uploads"), docs/decisions/0029.';
    expect(lostIn(`${good} Decisions 0001 and 0002. Safety, "Payload, hardened".`)).toEqual([]);
    expect(lostLinksIn("[a](safety.md#4-faults), [b](decisions/0001-workspace.md)", "docs")).toEqual([]);
  });
});
