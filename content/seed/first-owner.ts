import { randomBytes } from "node:crypto";
import { type Payload, ValidationError } from "payload";
import { type Environment, SettingsError } from "../environment.ts";

/**
 * Makes the first staff account if there is none. It runs before the port opens, since Payload lets anybody register
 * while no account exists.
 * @returns the password if one was generated, to be shown once.
 * @throws SettingsError when the given password breaks the rules.
 */
export async function makeFirstOwner(payload: Payload, owner: Environment["owner"]): Promise<string | undefined> {
  const { totalDocs } = await payload.count({ collection: "users", overrideAccess: true });
  if (totalDocs > 0) return undefined;
  const password = owner.password ?? randomBytes(12).toString("base64url");
  const data = { email: owner.email, password, name: "Owner", role: "owner" };
  await payload.create({ collection: "users", data, overrideAccess: true }).catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.data.errors.map(({ message }) => `  SETU_OWNER_PASSWORD: ${message}`);
    throw new SettingsError(`Setu cannot start: the first owner cannot be made.\n${faults.join("\n")}`);
  });
  return owner.password ? undefined : password;
}
