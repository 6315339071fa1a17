import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** The writer of a complaint: encrypted in the database, and in no list, search, export or log. */
export interface Contact {
  name: string;
  email: string;
  phone: string;
}

const cipher = "aes-256-gcm";
const [nonceBytes, tagBytes] = [12, 16];

const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "complaint contact", 32));

/** Encrypts a contact for one complaint: in another one's row it cannot be decrypted. */
export function sealContact(secret: string, codeHash: string, contact: Contact): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce).setAAD(Buffer.from(codeHash));
  const sealed = Buffer.concat([sealing.update(JSON.stringify(contact), "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** @throws Error when it was changed, or encrypted under another secret or for another complaint. */
export function openContact(secret: string, codeHash: string, sealed: string): Contact {
  const bytes = Buffer.from(sealed, "base64url");
  const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(codeHash))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const plain = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
  return JSON.parse(plain.toString("utf8")) as Contact;
}
