import { type FieldShape, overlay, type Values, withTexts } from "@setu/content/platform/editorial/drafts/overlay";
import { copiesOf, dropCopy, putCopy, type StoredCopy } from "../shared/unsaved-store.ts";
import { canonical, isHeld } from "./changes.ts";
import { isThisPage, openElsewhere } from "./page.ts";
import { type Place, readFromServer, type ServerCopies, sendToServer } from "./server-copies.ts";

/** Something typed and not saved, that can be gone on with. */
export interface Offer extends StoredCopy {
  /** It is open on another page at this moment. */
  isElsewhere: boolean;
  /** The server has it as it is here. */
  isOnServer: boolean;
}
export interface Found {
  offers: Offer[];
  saved: ServerCopies["saved"];
}
export interface Opened {
  user: number;
  place: Place;
  locale: string;
  /** The form that asks: what it has itself is no offer. */
  form: string;
}

const isNew = (item: string) => item.startsWith("new-");

/** What is there of a document, from this browser and from the server, newest first. */
export async function findOffers({ user, place, form }: Opened): Promise<Found> {
  const item = isNew(place.item) ? "new" : place.item;
  const [local, server, isOpen] = await Promise.all([
    copiesOf(user, place.collection, item),
    readFromServer({ ...place, item }),
    openElsewhere(),
  ]);
  const known = local.filter(({ page }) => page !== form);
  const fromServer = (server?.copies ?? []).filter(
    (copy) =>
      !local.some((one) => isSame(one, copy) || (alike(one, copy) && (isOpen(one.page) || isThisPage(one.page)))),
  );
  for (const copy of fromServer) {
    const page = `server-${copy.at}`;
    const key = [user, place.collection, copy.item, copy.locale, page].join("|");
    const stored = { ...copy, key, user, collection: place.collection, page, sentAt: copy.at };
    // Here too: what is typed next would take its place on the server.
    void putCopy(stored);
    known.push(stored);
  }
  const offers = known
    .map((copy) => ({
      ...copy,
      isElsewhere: isOpen(copy.page),
      isOnServer: (server?.copies ?? []).some((one) => isSame(copy, one)),
    }))
    // Another new document that is open on another page is looked after there.
    .filter((offer) => !(offer.isElsewhere && offer.item !== place.item))
    .sort((a, b) => b.at - a.at);
  return { offers, saved: server?.saved ?? null };
}

type Of = Pick<StoredCopy, "item" | "locale">;
const alike = (a: Of, b: Of) => a.item === b.item && a.locale === b.locale;
const isSame = (one: StoredCopy, copy: ServerCopies["copies"][number]): boolean =>
  alike(one, copy) && (one.sentAt === copy.at || canonical(one.fields) === canonical(copy.fields));

/** Drops what a form says already; gives the rest. */
export async function withoutHeld(offers: Offer[], { place, locale }: Opened, form: Values): Promise<Offer[]> {
  const isIdle = (offer: Offer) =>
    alike(offer, { item: place.item, locale }) && !offer.isElsewhere && isHeld(form, offer.fields);
  for (const offer of offers.filter(isIdle)) await drop(offer, place);
  return offers.filter((offer) => !isIdle(offer));
}

export async function drop(offer: Offer, place: Place): Promise<void> {
  await dropCopy(offer.key);
  if (offer.isOnServer) await sendToServer({ ...place, item: offer.item }, { locale: offer.locale, fields: null });
}

/** What a form holds in one language after the other language's was typed into: the newest words of each, in their order. */
export function carriedOver(
  fields: readonly FieldShape[],
  form: Values,
  offers: readonly Offer[],
  locale: string,
): Values {
  return [...offers]
    .sort((a, b) => a.at - b.at)
    .reduce((values, offer) => overlay(fields, values, offer.fields, offer.locale === locale ? "all" : "shared"), form);
}

interface Saved {
  user: number;
  /** Where it was typed, and where its document is now. */
  from: Place;
  to: Place;
  locale: string;
  savedAt: number;
  fields: readonly FieldShape[];
}

/** After a save: of what was typed on this page in the other language its texts stay, the rest has been saved. */
export async function keepOtherTexts({ user, from, to, locale, savedAt, fields }: Saved): Promise<void> {
  const others = (await copiesOf(user, from.collection, from.item)).filter(
    (copy) => copy.item === from.item && isThisPage(copy.page),
  );
  const isMoved = from.item !== to.item;
  for (const copy of others) {
    if (copy.locale === locale && !isMoved) continue;
    const texts = withTexts(fields, copy.fields);
    await dropCopy(copy.key);
    if (copy.locale === locale || Object.keys(texts).length === 0) {
      if (!isMoved) await sendToServer(from, { locale: copy.locale, fields: null });
      continue;
    }
    const key = [user, to.collection, to.item, copy.locale, copy.page].join("|");
    const sentAt = await sendToServer(to, { locale: copy.locale, baseUpdatedAt: savedAt, fields: texts });
    await putCopy({ ...copy, key, item: to.item, baseUpdatedAt: savedAt, fields: texts, sentAt });
  }
  if (isMoved) await sendToServer(from, { fields: null });
}
