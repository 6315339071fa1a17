import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { richText } from "../../seed/rich-text.ts";
import { readList } from "../reading/public-read.ts";
import { plainTextOf, richTextOf } from "./rich-text.ts";

let site: TestSite;
let picture: number;
const id = 1;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  const { docs } = await site.content.payload.find({
    collection: "media",
    where: { decorative: { not_equals: true } },
    limit: 1,
    depth: 0,
  });
  picture = Number(docs[0]?.id);
});
afterAll(() => site.close());

type State = ReturnType<typeof richText>;
const withPicture = (state: State): State => {
  const upload = {
    type: "upload",
    version: 3,
    format: "",
    id: "a1",
    fields: null,
    relationTo: "media",
    value: picture,
  };
  return { root: { ...state.root, children: [...state.root.children, upload] } };
};
const save = (body: State, locale: "en" | "ne", more: object = { _status: "published" }) =>
  site.content.payload.update({ collection: "news", id, data: { body, ...more }, locale });

/** The body of a news item as a visitor's page reads it. */
async function body(locale: "en" | "ne", depth: 0 | 1 = 1) {
  const [item] = await readList(site.content.payload, "news", {
    where: { id: { equals: id } },
    depth,
    limit: 1,
  });
  return richTextOf(item?.body, locale);
}

test("a text that was never written is empty", async () => {
  await site.content.payload.update({
    collection: "news",
    id,
    data: { body: null, _status: "published" },
    locale: "en",
  });
  await site.content.payload.update({
    collection: "news",
    id,
    data: { body: null, _status: "published" },
    locale: "ne",
  });
  expect(await body("en")).toEqual([]);
});

test("one language is shown for the other until the other is written", async () => {
  await save(withPicture(richText("## Level\n\nThe lake is **full**.")), "en");
  expect(plainTextOf(await body("ne"))).toBe("Level\nThe lake is full.");
  await save(withPicture(richText("ताल भरियो।")), "ne");
  expect(plainTextOf(await body("ne"))).toBe("ताल भरियो।");
  expect(plainTextOf(await body("en"))).toBe("Level\nThe lake is full.");
});

test("its pictures have the facts that a page needs, with descriptions in its language", async () => {
  const { alt_en, alt_ne } = (await site.content.payload.findByID({ collection: "media", id: picture })) as unknown as {
    alt_en: string;
    alt_ne: string;
  };
  expect((await body("en")).at(-1)).toMatchObject({ type: "picture", file: { id: picture, alt: alt_en } });
  expect((await body("ne")).at(-1)).toMatchObject({ type: "picture", file: { id: picture, alt: alt_ne } });
  expect((await body("ne")).map(({ type }) => type)).toEqual(["paragraph", "picture"]);
});

test("a picture that was not read with the text is left out", async () => {
  expect((await body("ne", 0)).map(({ type }) => type)).toEqual(["paragraph"]);
});

test("an address is stored in its safe form, and an unsafe one is refused before it is stored", async () => {
  await save(richText("See [the plan](www.example.org)."), "en");
  expect(await body("en")).toMatchObject([{ children: [{}, { type: "link", href: "https://www.example.org/" }, {}] }]);
  await expect(save(richText("See [the plan](javascript:void)."), "en")).rejects.toThrow("Full text");
  expect(plainTextOf(await body("en"))).toBe("See the plan.");
});

test("a node that our editor never makes is shown as its plain text", async () => {
  const evil = {
    type: "html",
    version: 1,
    html: "<script>alert(1)</script>",
    children: richText("words").root.children,
  };
  const state = { root: { ...richText("a").root, children: [evil] } };
  await save(state, "en");
  expect(await body("en")).toEqual([{ type: "paragraph", children: [{ type: "text", text: "words", marks: [] }] }]);
});

test("a picture that has since been deleted is left out", async () => {
  await save(withPicture(richText("Before.")), "en");
  await site.content.payload.delete({ collection: "media", id: picture });
  expect(await body("en")).toEqual([{ type: "paragraph", children: [{ type: "text", text: "Before.", marks: [] }] }]);
});
