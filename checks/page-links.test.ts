import { expect, test } from "vitest";
import { pageNames, pages } from "../contract/pages.ts";
import { files, read } from "./sources.ts";

/** The first segments of all pages' paths: "news", "gallaries". */
const firstParts = new Set(pageNames.flatMap((name) => pages[name].path.split("/")[1] || []));
// A route of the server has segments such as `:id`.
const page = `/(ne/)?(${[...firstParts].join("|")})(?![\\w-]|/:)`;

/** A page's path, quoted or after an origin or prefix, or a link to the home page; `#organization` is schema.org's id of the firm. */
const handBuilt = new RegExp(
  `["'\`]${page}|\\}${page}|["'\`]/(ne)?[?#](?!organization)|\\b(to|href)(=|: )["']/(ne)?["']|=== ?["']/["']`,
);

/** Excludes examples and sample content, with addresses as editors type them, and staff accounts, with addresses below `/api`. */
const sources = files("site/app/**/*.{ts,tsx}", "site/server/**/*.ts", "content/**/*.ts").filter(
  (file) =>
    !/\.(test|examples)\.tsx?$|\.d\.ts$|^site\/app\/showcase\/|^content\/(accounts|seed|migrations)\//.test(file),
);
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("links to pages come from the table in contract/pages.ts", () => {
  const found = sources.flatMap((file) =>
    withoutComments(read(file))
      .split("\n")
      .filter((line) => handBuilt.test(line) && !line.includes("import"))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test.each([
  '<Link to="/news">',
  "to={`/news/$" + "{id}`}",
  "`$" + "{publicOrigin}/ne/career/3`",
  "`$" + "{prefix}/alerts?token=a`",
  'href: "/#contact"',
  '<Link to="/">',
])("the check sees %s", (line) => {
  expect(handBuilt.test(line)).toBe(true);
});

test.each(["`/newsletter`", '"application/json"', "`/frontapi/news`", 'split("/")'])("%s is accepted", (line) => {
  expect(handBuilt.test(line)).toBe(false);
});
