import { type FieldShape, overlay, type Values } from "@setu/content/platform/editorial/drafts/overlay";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { StoredCopy } from "../shared/unsaved-store.ts";

type Sent = Pick<StoredCopy, "locale" | "fields">;
const browser = vi.hoisted(() => new Map<string, StoredCopy>());
/** How many texts the browser has at the moment of each call: the page may be closed before it is answered. */
const atSending = vi.hoisted((): number[] => []);
const server = vi.hoisted(() => new Map<string, Sent>());
vi.mock("../shared/unsaved-store.ts", () => ({
  putCopy: async (copy: StoredCopy) => void browser.set(copy.key, copy),
  dropCopy: async (key: string) => void browser.delete(key),
  copiesOf: async (user: number, collection: string, item: string) =>
    [...browser.values()].filter(({ key }) => key.startsWith(`${user}|${collection}|${item}|`)),
}));
vi.mock("./server-copies.ts", () => ({
  sendToServer: async ({ item }: { item: string }, copy: Sent) => {
    atSending.push(browser.size);
    server.set(`${item}|${copy.locale}`, copy);
    return Date.now();
  },
  readFromServer: async () => undefined,
}));
const { carriedOver, findOffers, keepOtherTexts, unasked, withoutHeld } = await import("./offers.ts");
const { newForm } = await import("./page.ts");

const fields: FieldShape[] = [
  { type: "text", name: "title", localized: true },
  { type: "date", name: "day" },
  {
    type: "array",
    name: "photos",
    fields: [
      { type: "upload", name: "picture" },
      { type: "text", name: "caption", localized: true },
    ],
  },
];
const album = { collection: "albums", isGlobal: false, item: "9" };
const photo = (id: string, picture: number, caption: string | null = null) => ({ id, picture, caption });

/** A Nepali text of this page that is not saved, typed into an item that was saved at 1 (never, if it is new). */
function typedInNepali(values: Values, item = album.item): StoredCopy {
  const page = newForm();
  const key = `1|albums|${item}|ne|${page}`;
  const baseUpdatedAt = item === album.item ? 1 : 0;
  const stored = { user: 1, collection: "albums", item, locale: "ne", page, at: Date.now(), sentAt: 1, replaces: 0 };
  const copy = { ...stored, key, baseUpdatedAt, fields: values };
  browser.set(key, copy);
  return copy;
}
/** English is saved, with or without what the Nepali text shares with it. */
const saveEnglish = (copy: StoredCopy, { carried, savedAt = 2 }: { carried: boolean; savedAt?: number }) => {
  const keys = new Set(carried ? [copy.key] : []);
  const from = { ...album, item: copy.item };
  return keepOtherTexts({ user: 1, from, to: album, locale: "en", savedAt, carried: keys, fields });
};
const form = newForm();
const offersNow = async () => (await findOffers({ user: 1, place: album, locale: "ne", form })).offers;
/** The Nepali form of the saved values after a change of language, and the texts that were left on offer. */
async function backInNepali(saved: Values) {
  const offers = await withoutHeld(await offersNow(), { user: 1, place: album, locale: "ne", form }, fields, saved);
  const { own } = unasked(offers, { place: album, locale: "ne", fields, savedAt: 2, isTurned: true, isWanted: false });
  return { values: carriedOver(fields, saved, own ? [own] : [], "ne"), left: offers.filter((offer) => offer !== own) };
}
beforeEach(() => {
  browser.clear();
  server.clear();
  atSending.length = 0;
});

describe("an unsaved Nepali text, after a save in English", () => {
  test("leaves rows that were added in English in the list", async () => {
    const copy = typedInNepali({ photos: [photo("a", 1, "बाँध")] });
    await saveEnglish(copy, { carried: true });
    const { values } = await backInNepali({ photos: [photo("a", 1), photo("b", 2), photo("c", 3)] });
    expect(values).toEqual({ photos: [photo("a", 1, "बाँध"), photo("b", 2), photo("c", 3)] });
  });

  test("brings back no row that was removed in English, and reverts no picture and no order", async () => {
    const copy = typedInNepali({ day: "1", photos: [photo("a", 1, "बाँध"), photo("b", 2), photo("c", 3, "टर्बाइन")] });
    await saveEnglish(copy, { carried: true });
    const { values } = await backInNepali({ day: "2", photos: [photo("c", 3), photo("a", 4)] });
    expect(values).toEqual({ day: "2", photos: [photo("c", 3, "टर्बाइन"), photo("a", 4, "बाँध")] });
  });

  test("keeps a row that was added in Nepali: it was saved with English, and its caption goes back to it", async () => {
    const copy = typedInNepali({ photos: [photo("a", 1), photo("b", 2, "सुरुङ")] });
    const english = carriedOver(fields, { photos: [photo("a", 1, "Dam")] }, await offersNow(), "en");
    expect(english).toMatchObject({ photos: [{ id: "a", caption: "Dam" }, { id: "b" }] });
    await saveEnglish(copy, { carried: true });
    const { values } = await backInNepali({ photos: [photo("a", 1), photo("b", 2)] });
    expect(values).toEqual({ photos: [photo("a", 1), photo("b", 2, "सुरुङ")] });
  });

  test("is offered whole, and not restored automatically, if its rows were never in the English form", async () => {
    const copy = typedInNepali({ photos: [photo("a", 1), photo("b", 2, "सुरुङ")] });
    await saveEnglish(copy, { carried: false });
    const saved = { photos: [photo("a", 1), photo("c", 3)] };
    const { values, left } = await backInNepali(saved);
    expect(values).toEqual(saved);
    // The time of its form is what the warning about the later save goes by.
    expect(left).toMatchObject([{ baseUpdatedAt: 1, fields: copy.fields }]);
    expect(server.size).toBe(0);
  });

  test("is restored without having been in the English form, if it is nothing but text", async () => {
    await saveEnglish(typedInNepali({ title: "बाँधका तस्बिर" }), { carried: false });
    const { values, left } = await backInNepali({ title: null, photos: [] });
    expect(values).toEqual({ title: "बाँधका तस्बिर", photos: [] });
    expect(left).toEqual([]);
  });

  test("stays the same after a second save in English", async () => {
    await saveEnglish(typedInNepali({ photos: [photo("a", 1, "बाँध")] }), { carried: true });
    const [once] = [...browser.values()];
    if (once) await saveEnglish(once, { carried: false, savedAt: 3 });
    expect([...browser.values()]).toMatchObject([{ baseUpdatedAt: 3, fields: once?.fields }]);
    const { values } = await backInNepali({ photos: [photo("a", 1), photo("b", 2)] });
    expect(values).toEqual({ photos: [photo("a", 1, "बाँध"), photo("b", 2)] });
  });

  test("is found as it is kept, by a form that opens before the server has answered", async () => {
    void saveEnglish(typedInNepali({ photos: [photo("a", 1, "बाँध")] }), { carried: true });
    expect(await offersNow()).toMatchObject([{ baseUpdatedAt: 2, fields: { photos: { a: { caption: "बाँध" } } } }]);
  });

  test.each(["9", "new-12345678"])("is in the browser while the server is being told (%s)", async (item) => {
    await saveEnglish(typedInNepali({ photos: [photo("a", 1, "बाँध")] }, item), { carried: true });
    expect(browser.size).toBe(1);
    expect(atSending[0]).toBe(1);
  });

  test("is on the server as it is in the browser, for another computer", async () => {
    await saveEnglish(typedInNepali({ photos: [photo("a", 1, "बाँध")] }), { carried: true });
    const there = server.get("9|ne")?.fields ?? {};
    expect(overlay(fields, { photos: [photo("b", 2), photo("a", 1)] }, there)).toEqual({
      photos: [photo("b", 2), photo("a", 1, "बाँध")],
    });
  });

  test("gives a form in English nothing, since its shared values were saved", async () => {
    await saveEnglish(typedInNepali({ day: "1", photos: [photo("a", 1, "बाँध")] }), { carried: true });
    const saved = { day: "2", photos: [photo("a", 4, "Dam"), photo("b", 2)] };
    expect(carriedOver(fields, saved, await offersNow(), "en")).toEqual(saved);
  });

  test("of a new item moves to the id that it got, whole if its rows were never in the English form", async () => {
    const copy = typedInNepali({ photos: [photo("a", 1, "बाँध")] }, "new-12345678");
    await saveEnglish(copy, { carried: false });
    expect([...browser.values()]).toMatchObject([{ item: "9", baseUpdatedAt: 0, fields: copy.fields }]);
    expect(server.get("9|ne")).toMatchObject({ fields: copy.fields });
  });

  test("is dropped if nothing is left of it", async () => {
    await saveEnglish(typedInNepali({ day: "1", photos: [{ id: "a", picture: 1 }] }), { carried: true });
    expect(browser.size).toBe(0);
    expect(server.get("9|ne")).toMatchObject({ fields: null });
  });
});

describe("without asking, a text goes into the form", () => {
  const turned = { place: album, locale: "ne", fields, savedAt: 1, isTurned: true, isWanted: false };

  test("after a change of language, also with its rows, as long as the item was not saved after it", async () => {
    typedInNepali({ photos: [photo("a", 1, "बाँध")] });
    const offers = await offersNow();
    expect(unasked(offers, turned)).toEqual({ own: offers[0] });
    expect(unasked(offers, { ...turned, locale: "en" })).toEqual({ other: offers[0] });
  });

  test("not with rows from before a save, in either language: it would undo that save", async () => {
    typedInNepali({ photos: [photo("a", 1, "बाँध")] });
    const offers = await offersNow();
    expect(unasked(offers, { ...turned, savedAt: 2 })).toEqual({});
    expect(unasked(offers, { ...turned, savedAt: 2, locale: "en" })).toEqual({});
  });

  test("in any case if it is the one that the editor came for", async () => {
    typedInNepali({ photos: [photo("a", 1, "बाँध")] });
    const offers = await offersNow();
    expect(unasked(offers, { ...turned, savedAt: 2, isWanted: true })).toEqual({ own: offers[0] });
  });

  test("not while it is open on another page", async () => {
    typedInNepali({ title: "बाँध" });
    const offers = (await offersNow()).map((offer) => ({ ...offer, isElsewhere: true }));
    expect(unasked(offers, turned)).toEqual({});
  });
});

test("a text that the form holds already is offered no more, be it whole or of rows that English has kept", async () => {
  const saved = { title: null, photos: [photo("a", 1, "बाँध"), photo("b", 2)] };
  const opened = { user: 1, place: album, locale: "ne", form };
  typedInNepali(saved);
  await saveEnglish(typedInNepali({ photos: [photo("a", 7, "बाँध")] }), { carried: false });
  const copy = typedInNepali({ photos: [photo("a", 1, "बाँध")] });
  await saveEnglish(copy, { carried: true });
  const left = await withoutHeld(await offersNow(), opened, fields, saved);
  expect(left).toMatchObject([{ fields: { photos: [photo("a", 7, "बाँध")] } }]);
});
