import type { PayloadRequest } from "payload";

/** The name of the account that a request comes from, or its id. */
export const userName = ({ user }: Pick<PayloadRequest, "user">): string =>
  String((user as { name?: unknown } | null)?.name ?? user?.id);
