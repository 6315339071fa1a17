import { expect, test, vi } from "vitest";

vi.mock("../shared/unsaved-store.ts", () => ({ putCopy: async () => undefined, dropCopy: async () => undefined }));
vi.mock("./server-copies.ts", () => ({ sendToServer: async () => 0 }));
const { Keeper } = await import("./keeper.ts");

test("a form holds the other language's rows, figures and dates until it is saved, discarded or loaded again", () => {
  const place = { collection: "albums", isGlobal: false, item: "9" };
  const keeper = new Keeper({ user: 1, place, locale: "en", fields: [], onKept: () => undefined });
  for (const end of [() => keeper.forget(), () => keeper.leave()]) {
    keeper.carry("ne one");
    keeper.carry("ne two");
    const { carried } = keeper;
    end();
    expect(keeper.carried).toEqual(new Set());
    // A save reads them, ends, and then keeps the other language's texts.
    expect(carried).toEqual(new Set(["ne one", "ne two"]));
  }
});
