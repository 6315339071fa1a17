import { randomBytes, timingSafeEqual } from "node:crypto";
import { argon2id } from "./hash-thread.ts";

/** OWASP's minimum parameters for Argon2id (Password Storage Cheat Sheet): 19 MiB, 25 to 30 ms here. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const bytes = { salt: 16, tag: 32 };

/** The NFKC form of a password: Devanagari can be typed in more than one way, and NIST SP 800-63B-4, 3.1.1.2, asks for one of them. */
const normal = (password: string) => password.normalize("NFKC");

const prefix = `$argon2id$v=19$m=${parameters.memory},t=${parameters.passes},p=${parameters.parallelism}$`;

/** Whether a stored password was hashed with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(prefix);

/** The stored form of a password: a PHC string, which contains its parameters and its salt. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(bytes.salt);
  const tag = await argon2id({ ...parameters, message: normal(password), nonce, tagLength: bytes.tag });
  return `${prefix}${text(nonce)}$${text(tag)}`;
}

const text = (buffer: Buffer) => buffer.toString("base64").replace(/=+$/, "");
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Whether this is the password. Takes equally long when nothing is stored (safety, T13). */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = "", tag = ""] = phc.exec(stored ?? "") ?? [];
  const expected = Buffer.from(tag, "base64");
  const found = await argon2id({
    message: normal(password),
    nonce: salt ? Buffer.from(salt, "base64") : randomBytes(bytes.salt),
    memory: Number(memory ?? parameters.memory),
    passes: Number(passes ?? parameters.passes),
    parallelism: Number(parallelism ?? parameters.parallelism),
    tagLength: bytes.tag,
  });
  return found.length === expected.length && timingSafeEqual(found, expected);
}
