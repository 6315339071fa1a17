import type { PayloadRequest } from "payload";

/** The id of the person in whose name an account answers; undefined if there is none. */
export function personOf({ user }: Pick<PayloadRequest, "user">): number | undefined {
  const { answersAs } = (user ?? {}) as { answersAs?: number | { id: number } | null };
  return typeof answersAs === "object" ? answersAs?.id : answersAs;
}
