import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);
/** The hash format of Payload 3.90: the prefix tells its hashes from those of earlier versions. */
const prefix = "pbkdf2-sha256-v1:";
const current = { iterations: 600_000, length: 32 };
const earlier = { iterations: 25_000, length: 512 };

export interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Whether this is the password of an account. Takes as long when the account does not exist (safety, T13). */
export async function isPasswordOf(stored: StoredPassword | undefined, password: string): Promise<boolean> {
  const hash = stored?.hash ?? prefix;
  const { iterations, length } = hash.startsWith(prefix) ? current : earlier;
  const expected = Buffer.from(hash.replace(prefix, ""), "hex");
  const derived = await derive(password, stored?.salt ?? "nobody", iterations, length, "sha256");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
