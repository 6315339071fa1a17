import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig, PayloadRequest } from "payload";
import { enquiryRoles } from "../../platform/access/rules.ts";
import { userName } from "../../platform/access/user-name.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { changeMessage } from "./change-message.ts";

/** Moves the messages that are assigned to an account back to "New", where somebody else finds them. */
async function returnMessages(req: PayloadRequest, account: number): Promise<void> {
  const { payload } = req;
  const assigned = sql`SELECT id FROM contact_messages WHERE assignee_id = ${account} AND state = 'assigned' AND erased_at IS NULL`;
  const by = req.user ? userName(req) : "–";
  for (const { id } of await runSql(payload, assigned)) {
    await changeMessage(payload, Number(id), ({ state, assignee }) => {
      if (state !== "assigned" || assignee !== account) return undefined;
      const entry = { at: new Date().toISOString(), by, what: "assigned", to: null } as const;
      return { state: "new", assignee: null, entry };
    });
  }
}

/** Before the deletion: the database then removes the account from its messages. */
const beforeDeletion: CollectionBeforeDeleteHook = ({ id, req }) => returnMessages(req, Number(id));

const answers = (role: unknown) => enquiryRoles.some((one) => one === role);
const afterNewRole: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === "update" && answers(previousDoc["role"]) && !answers(doc["role"]))
    await returnMessages(req, Number(doc["id"]));
};

/** The staff's accounts: messages assigned to one that is deleted, or no longer answers enquiries, are new again. */
export const withMessagesReturned = (config: CollectionConfig): CollectionConfig => ({
  ...config,
  hooks: {
    ...config.hooks,
    afterChange: [...(config.hooks?.afterChange ?? []), afterNewRole],
    beforeDelete: [...(config.hooks?.beforeDelete ?? []), beforeDeletion],
  },
});
