import { expect, test } from "vitest";
import { pageNames, pages } from "../contract/pages.ts";
import { files, read } from "./sources.ts";

/** The first parts of all pages' paths: "news", "gallaries". */
const firstParts = new Set(pageNames.flatMap((name) => pages[name].path.split("/")[1] || []));
// A route of the server has parts such as `:id`.
const page = `/(ne/)?(${[...firstParts].join("|")})(?![\\w-]|/:)`;

/** A quoted path of a page, one after an origin or a prefix, and a link to the home page. `#organization` is schema.org's name of the firm. */
const handBuilt = new RegExp(
  `["'\`]${page}|\\}${page}|["'\`]/(ne)?[?#](?!organization)|\\b(to|href)(=|: )["']/(ne)?["']|=== ?["']/["']`,
);

/** Without examples and sample content, whose addresses are typed by editors, and without the staff's accounts, which have addresses below `/api`. */
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

test.each(["`/newsletter`", '"application/json"', "`/frontapi/news`", 'split("/")'])("and lets %s be", (line) => {
  expect(handBuilt.test(line)).toBe(false);
});
