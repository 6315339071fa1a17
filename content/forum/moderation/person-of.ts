import type { PayloadRequest } from "payload";

/** The person as whom an account answers; undefined for none. */
export function personOf({ user }: Pick<PayloadRequest, "user">): number | undefined {
  const { answersAs } = (user ?? {}) as { answersAs?: number | { id: number } | null };
  return typeof answersAs === "object" ? answersAs?.id : answersAs;
}
