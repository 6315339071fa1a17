import type { CollectionConfig } from "payload";
import { nobody } from "../platform/access/rules.ts";
import { writtenByServer } from "../platform/access/written-by-server.ts";
import { mailState, outbox } from "../platform/mail/mail-state.ts";

/**
 * Requests for a new password, each with the state of its mail (docs/decisions/0035-accounts.md). A request is stored
 * for any address that is typed, so that the answer does not tell whether there is an account.
 */
export const accountMails: CollectionConfig = {
  slug: "account-mails",
  admin: { hidden: true },
  access: writtenByServer(nobody),
  fields: [{ name: "to", type: "text", required: true, index: true }, ...mailState(), ...outbox],
};
