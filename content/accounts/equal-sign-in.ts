import type { CollectionBeforeOperationHook } from "payload";
import { storedRow } from "../platform/store/stored-row.ts";
import { isPasswordOf } from "./password-hash.ts";

/** Refuses an unknown account after the same work as a wrong password: Payload would skip the hash. */
export const equalSignIn: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "login") return;
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {};
  // Without both, Payload refuses before it looks for the account.
  if (typeof email !== "string" || typeof password !== "string" || password.trim() === "") return;
  const account = await storedRow(req.payload, "users", "email", email.toLowerCase().trim());
  if (!account) await isPasswordOf(undefined, password);
};
