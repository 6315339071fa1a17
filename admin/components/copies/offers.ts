import { type FieldShape, overlay, textsOf, type Values } from "@setu/content/platform/editorial/drafts/overlay";
import { copiesOf, dropCopy, putCopy, type StoredCopy } from "../shared/unsaved-store.ts";
import { canonical, isHeld, isOnlyTexts } from "./changes.ts";
import { isThisPage, openElsewhere } from "./page.ts";
import { type Place, readFromServer, type ServerCopies, sendToServer } from "./server-copies.ts";

/** An unsaved text with which the editor can continue. */
export interface Offer extends StoredCopy {
  /** The form it was typed into is still open on another page. */
  isElsewhere: boolean;
  /** When the server stored its copy of this text, or of an earlier state of it, in ms since 1970; 0 if it has none. */
  storedAt: number;
}
export interface Found {
  offers: Offer[];
  saved: ServerCopies["saved"];
}
export interface Opened {
  user: number;
  place: Place;
  locale: string;
  /** The name of the form; its own copies are not offered. */
  form: string;
}

const isNew = (item: string) => item.startsWith("new-");

/** The keeping of texts after the last save. The form of the other language may open meanwhile: it looks for them afterwards. */
let keeping = Promise.resolve();

/** Finds the unsaved texts of an item, in this browser and on the server, newest first. */
export async function findOffers({ user, place, form }: Opened): Promise<Found> {
  const item = isNew(place.item) ? "new" : place.item;
  await keeping;
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
    const stored = { ...copy, key, user, collection: place.collection, page, sentAt: copy.at, replaces: 0 };
    // Stored in this browser too, since the next typed text replaces it on the server.
    void putCopy(stored);
    known.push(stored);
  }
  const offers = known
    .map((copy) => ({
      ...copy,
      isElsewhere: isOpen(copy.page),
      storedAt: server?.copies.find((one) => isSame(copy, one))?.at ?? 0,
    }))
    // A new item that is open on another page is left to that page.
    .filter((offer) => !(offer.isElsewhere && offer.item !== place.item))
    .sort((a, b) => b.at - a.at);
  return { offers, saved: server?.saved ?? null };
}

type Of = Pick<StoredCopy, "item" | "locale">;
const alike = (a: Of, b: Of) => a.item === b.item && a.locale === b.locale;
/** Whether the server's copy is of the same text, or of the earlier state that this one replaces. */
const isSame = (one: StoredCopy, copy: ServerCopies["copies"][number]): boolean =>
  alike(one, copy) &&
  (one.sentAt === copy.at || one.replaces === copy.at || canonical(one.fields) === canonical(copy.fields));

/** Drops the offers whose values are in the form already. Returns the others. */
export async function withoutHeld(
  offers: Offer[],
  { place, locale }: Opened,
  fields: readonly FieldShape[],
  form: Values,
): Promise<Offer[]> {
  const isIdle = (offer: Offer) =>
    alike(offer, { item: place.item, locale }) && !offer.isElsewhere && isHeld(fields, form, offer.fields);
  for (const offer of offers.filter(isIdle)) await drop(offer, place);
  return offers.filter((offer) => !isIdle(offer));
}

export async function drop(offer: Offer, place: Place): Promise<void> {
  await dropCopy(offer.key);
  if (offer.storedAt > 0) await sendToServer({ ...place, item: offer.item }, { locale: offer.locale, fields: null });
}

/** How the editor came to the form: by a change of language, or to continue a text that they chose. */
export interface Arrival {
  isTurned: boolean;
  isWanted: boolean;
}
interface Form extends Arrival, Pick<Opened, "place" | "locale"> {
  fields: readonly FieldShape[];
  savedAt: number;
}

/**
 * The newest texts in the form's language and in the other one, if they go into the form without asking. An item that was saved
 * after them may have lost or gained rows, which they would undo: they are left on offer, unless they contain only texts.
 */
export function unasked(
  offers: readonly Offer[],
  { place, locale, fields, savedAt, isTurned, isWanted }: Form,
): Partial<Record<"own" | "other", Offer>> {
  const here = offers.filter(({ item, isElsewhere }) => item === place.item && !isElsewhere);
  const isSafe = (offer: Offer) => offer.baseUpdatedAt >= savedAt || isOnlyTexts(fields, offer.fields);
  const own = here.find((offer) => offer.locale === locale);
  const other = here.find((offer) => offer.locale !== locale);
  return {
    ...(own && (isWanted || isSafe(own)) && { own }),
    ...(other && isTurned && isSafe(other) && { other }),
  };
}

/** The form's values overlaid with the offers, newest last; from the other language, only fields that languages share. */
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
  /** The item's place when the text was typed, and now: a new item gets its id when it is saved. */
  from: Place;
  to: Place;
  locale: string;
  savedAt: number;
  /** The keys of the other language's copies that were in the saved form but for their texts. */
  carried: ReadonlySet<string>;
  fields: readonly FieldShape[];
}

/**
 * After a save, keeps the texts of this page's copy in the other language; the rest of that copy has been saved. A copy that had not
 * been put into the form stays whole, and as old as it is: its rows, figures and dates are saved nowhere.
 */
export function keepOtherTexts(saved: Saved): Promise<void> {
  keeping = keepTexts(saved);
  return keeping;
}

async function keepTexts({ user, from, to, locale, savedAt, carried, fields }: Saved): Promise<void> {
  const others = (await copiesOf(user, from.collection, from.item)).filter(
    (copy) => copy.item === from.item && isThisPage(copy.page),
  );
  const isMoved = from.item !== to.item;
  for (const copy of others) {
    const isWhole = !carried.has(copy.key) && !isOnlyTexts(fields, copy.fields);
    if (!isMoved && (copy.locale === locale || isWhole)) continue;
    const kept = isWhole ? copy : { ...copy, baseUpdatedAt: savedAt, fields: textsOf(fields, copy.fields) };
    if (copy.locale === locale || Object.keys(kept.fields).length === 0) {
      await dropCopy(copy.key);
      if (!isMoved) await sendToServer(from, { locale: copy.locale, fields: null });
      continue;
    }
    const key = [user, to.collection, to.item, copy.locale, copy.page].join("|");
    const moved = { ...kept, key, item: to.item };
    // Kept before anything else: the page may be closed while the server is told.
    await putCopy({ ...moved, sentAt: 0 });
    if (key !== copy.key) await dropCopy(copy.key);
    await putCopy({ ...moved, sentAt: await sendToServer(to, kept) });
  }
  if (isMoved) await sendToServer(from, { fields: null });
}
