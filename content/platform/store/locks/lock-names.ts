import type { CollectionAfterReadHook, SanitizedConfig } from "payload";
import { runSql, sql } from "../sql.ts";

interface Lock {
  user?: { relationTo: string; value: unknown };
}

/** Replaces the email address that Payload shows (or an id, for staff who may not read accounts) with the name. */
const nameWhoLocks: CollectionAfterReadHook = async ({ doc, req }) => {
  const { user } = doc as Lock;
  const id = typeof user?.value === "object" ? (user.value as { id?: unknown } | null)?.id : user?.value;
  if (!user || typeof id !== "number") return doc;
  const [person] = await runSql(req.payload, sql`SELECT name FROM users WHERE id = ${id}`, req);
  if (!person) return doc;
  const name = String(person["name"]);
  return { ...doc, user: { ...user, value: { id, name, email: name } } };
};

/** Shows the name of the user who has locked an item. Payload makes the collection of locks itself. */
export function withLockNames(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === "payload-locked-documents");
  locks?.hooks.afterRead.push(nameWhoLocks);
  return config;
}
