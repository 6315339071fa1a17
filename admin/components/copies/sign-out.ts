import { allCopies, type StoredCopy } from "../shared/unsaved-store.ts";
import { sendToServer } from "./server-copies.ts";

/** Sends copies that the server does not have yet, before signing out deletes them from this computer. */
export async function sendUnsent(user: number): Promise<void> {
  const newest = new Map<string, StoredCopy>();
  for (const copy of await allCopies(user)) {
    const place = [copy.collection, copy.item, copy.locale].join("|");
    if (copy.at > (newest.get(place)?.at ?? 0)) newest.set(place, copy);
  }
  for (const copy of newest.values()) {
    if (copy.sentAt > 0) continue;
    const { collection, item, locale, baseUpdatedAt, fields } = copy;
    await sendToServer({ collection, item, isGlobal: item === "global" }, { locale, baseUpdatedAt, fields });
  }
}
