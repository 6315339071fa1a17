import { allCopies, type StoredCopy } from "../shared/unsaved-store.ts";
import { sendToServer } from "./server-copies.ts";

/** Before a sign-out takes it off this computer: what the server has not had yet. */
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
