import { FrontApiError } from "@setu/contract/errors";
import type { Payload } from "payload";

/**
 * Whether this very message is stored under the key.
 * @throws FrontApiError `conflict` when another message is
 */
export async function alreadyStored(payload: Payload, key: string, contentHash: string): Promise<boolean> {
  const { docs } = await payload.find({
    collection: "contact-messages",
    where: { idempotencyKey: { equals: key } },
    select: { contentHash: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  if (docs[0] === undefined) return false;
  if (docs[0].contentHash === contentHash) return true;
  throw new FrontApiError("conflict", "This Idempotency-Key was used for another message.");
}
