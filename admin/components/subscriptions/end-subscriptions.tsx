import type { ServerProps } from "payload";
import { EndForm } from "./end-form.tsx";

/** Above the list of subscriptions, for owners: ends those of an address, whose holder has asked for it. */
export function EndSubscriptions({ user }: ServerProps) {
  return (user as { role?: string } | null | undefined)?.role === "owner" ? <EndForm /> : null;
}
