import { expect, test } from "@playwright/test";
import { everyPath, kindOf } from "../every-page.ts";
import { ports } from "../site-under-test.ts";
import { malformed, missedByGoogle } from "./structured-data/rich-results.ts";
import { type Found, vocabularyFaults } from "./structured-data/schema-org.ts";

const origin = `http://localhost:${ports.site}`;
type Data = Found["data"];

/** The types on each kind of page; by default, only the breadcrumbs. */
const expected: Record<string, string[]> = {
  home: ["Organization", "WebSite"],
  about: ["AboutPage", "BreadcrumbList"],
  "service-detail/*": ["Service", "BreadcrumbList"],
  "personnel/*": ["ProfilePage", "BreadcrumbList"],
  "news/*": ["NewsArticle", "BreadcrumbList"],
  "gallaries/*": ["ImageGallery", "BreadcrumbList"],
  projects: ["ItemList", "BreadcrumbList"],
  "projects/*": ["ItemList", "BreadcrumbList"],
  "projects/*/*": ["CreativeWork", "BreadcrumbList"],
};

/** The structured data of a page. */
async function dataOn(path: string): Promise<Data[]> {
  const html = await (await fetch(origin + path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return Array.from(blocks, ([, json]) => JSON.parse(String(json)));
}

/** An object and all objects within it. */
const inside = (value: unknown): Data[] => {
  if (Array.isArray(value)) return value.flatMap(inside);
  if (typeof value !== "object" || value === null) return [];
  return [value as Data, ...Object.values(value).flatMap(inside)];
};

/** A known mistake, which proves that the vocabulary is checked: a service has no language there. */
const mistake: Found = {
  on: "nowhere",
  data: { "@context": "https://schema.org", "@type": "Service", inLanguage: "en" },
};

/** The shape of an object for the vocabulary: of objects with the same shape, one is enough. */
const shapeOf = (data: Data): string =>
  JSON.stringify(data, (name, value) => {
    if (Array.isArray(value)) return [...new Map(value.map((item) => [shapeOf(item), item])).values()];
    return typeof value === "object" || /^@(type|context)$/.test(name) ? value : typeof value;
  });

test("the structured data of every page is valid for schema.org and sufficient for Google", async () => {
  const found: Found[] = [];
  const faults: string[] = [];
  const inNepali = new Set<string>();
  for (const path of await everyPath(origin)) {
    // One Nepali page of each kind, since the texts do not change the structure.
    const also = inNepali.has(kindOf(path)) ? [] : [path === "/" ? "/ne" : `/ne${path}`];
    inNepali.add(kindOf(path));
    for (const on of [path, ...also]) {
      const objects = await dataOn(on);
      found.push(...objects.map((data) => ({ on, data })));
      const types = objects.map((data) => data["@type"]);
      const missing = (expected[kindOf(path)] ?? ["BreadcrumbList"]).filter((type) => !types.includes(type));
      faults.push(...missing.map((type) => `${on} has no ${type}, but ${types.join(", ")}`));
      const all = inside(objects);
      const known = new Map<unknown, Data>();
      for (const data of all) {
        if ("@type" in data && "@id" in data) known.set(data["@id"], { ...known.get(data["@id"]), ...data });
      }
      const unknown = all.filter((data) => !("@type" in data) && !known.has(data["@id"]));
      faults.push(...unknown.map((data) => `${on} refers to ${JSON.stringify(data)}, which it does not have`));
      faults.push(...all.flatMap((data) => [...missedByGoogle({ on, data }, known), ...malformed({ on, data })]));
    }
  }
  expect.soft(faults).toEqual([]);
  const shapes = new Map(found.map((object) => [shapeOf(object.data), object]));
  expect(vocabularyFaults([...shapes.values(), mistake])).toEqual([expect.stringContaining("inLanguage")]);
});
