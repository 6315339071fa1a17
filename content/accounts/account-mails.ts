import type { CollectionConfig } from "payload";
import { nobody } from "../platform/access/rules.ts";
import { writtenByServer } from "../platform/access/written-by-server.ts";
import { mailState, outbox } from "../platform/mail/mail-state.ts";

/**
 * Wishes for a new password, each with what became of its mail (docs/decisions/0035-accounts.md). One is written down for
 * any address that was typed, so that nobody can tell from the answer whether there is such an account.
 */
export const accountMails: CollectionConfig = {
  slug: "account-mails",
  admin: { hidden: true },
  access: writtenByServer(nobody),
  fields: [{ name: "to", type: "text", required: true, index: true }, ...mailState(), ...outbox],
};
