import type { Payload } from "payload";
import { expectTypeOf, test } from "vitest";
import { readList } from "../platform/reading/public-read.ts";
import type { Found, Item } from "./item.ts";

// The compiler asserts here (`npm run check`): a wrong line does not compile.

test("a read returns the selected fields and the id, and ids in place of other items", () => {
  type Read = Found<Item<"projects">, { depth: 0; select: { name: true; services: true } }>;
  expectTypeOf<keyof Read>().toEqualTypeOf<"id" | "name" | "services">();
  expectTypeOf<NonNullable<Read["services"]>[number]>().toEqualTypeOf<number>();
});

test("selecting a field that is not in the model does not compile, even beside correct ones", () => {
  const right = { name: true, description: true } as const;
  const wrong = { name: true, titel: true } as const;
  const reads = [
    (payload: Payload) => readList(payload, "news", { depth: 0, limit: 1, select: right }),
    // @ts-expect-error -- no field is called "titel"
    (payload: Payload) => readList(payload, "news", { depth: 0, limit: 1, select: wrong }),
  ];
  expectTypeOf(reads).toBeArray();
});
