/**
 * The mailbox that an address leads to with nearly every provider: letters in lower case, without a tag
 * (`One+anything@Example.org` is `one@example.org`). It is for counting only: where providers differ, two people may share it.
 */
export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email.trim().toLowerCase().split("@");
  return `${local.split("+")[0]}@${domain}`;
}
