import { GivenId } from "@setu/contract/shapes/given-id";

/** The id that an address gives in decimal digits, or a body as a number; undefined if it is no possible id. */
export function givenId(given: unknown): number | undefined {
  if (typeof given === "string" && !/^[1-9]\d{0,9}$/.test(given)) return undefined;
  return GivenId.safeParse(typeof given === "string" ? Number(given) : given).data;
}
