import { randomBytes } from "node:crypto";
import type { Payload } from "payload";
import type { Environment } from "../environment.ts";

/**
 * Makes the first staff account if there is none. It runs before the port opens, since Payload lets anybody register
 * while no account exists.
 * @returns the password if one was generated, to be shown once.
 */
export async function makeFirstOwner(payload: Payload, owner: Environment["owner"]): Promise<string | undefined> {
  const { totalDocs } = await payload.count({ collection: "users", overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const password = owner.password ?? randomBytes(12).toString("base64url");
  const data = { email: owner.email, password, name: "Owner", role: "owner" };
  await payload.create({ collection: "users", data, overrideAccess: true });
  return owner.password ? undefined : password;
}
