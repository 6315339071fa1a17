import { domainToASCII } from "node:url";

/**
 * The mailbox of an address with nearly every provider: in lower case, without a tag (`One+anything@Example.org` is
 * `one@example.org`), and with Gmail without dots. Only for counting and hints: with other providers, two people may share it.
 */
export function mailboxOf(email: string): string {
  const [local = "", written = ""] = email.normalize("NFKC").trim().toLowerCase().split("@");
  const domain = domainToASCII(written) || written;
  const untagged = local.split("+")[0] ?? "";
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
