"use client";

import { overlay } from "@setu/content/platform/editorial/drafts/overlay";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { handover } from "./handover.ts";
import {
  type Arrival,
  carriedOver,
  drop,
  type Found,
  findOffers,
  keepOtherTexts,
  type Offer,
  unasked,
  withoutHeld,
} from "./offers.ts";
import type { Fill } from "./use-fill.ts";
import type { KeptForm } from "./use-keeper.ts";
import { isNewItem, nameInAddress } from "./use-place.ts";

/** The unsaved texts that the editor can continue with, and the text that was put into the form without asking. */
export function useOffers(kept: KeptForm, { fill, carriedFile }: Fill) {
  const { user, place, locale, isPage, keeper } = kept;
  const { now } = kept.form;
  const [found, setFound] = useState<Found>({ offers: [], saved: null });
  const [back, setBack] = useState(0);
  const [fetching, setFetching] = useState(false);
  /** The offers that were taken or discarded: a search that began before does not bring them back. */
  const gone = useRef(new Set<string>());
  const inTurn = useTurns();
  const latestFill = useRef(fill);
  latestFill.current = fill;

  /** Fills the form with the text typed before the language was changed, or the one the editor came for. */
  const takeOver = useCallback(
    async (offers: readonly Offer[], arrived: Arrival): Promise<Offer | undefined> => {
      const { fields, savedAt, getData } = now.current;
      const { own, other } = unasked(offers, { place, locale, fields, savedAt, ...arrived });
      const taken = [own, other].filter((offer) => offer !== undefined);
      if (taken.length === 0 && carriedFile.current === undefined) return undefined;
      const isFilled = await latestFill.current(carriedOver(fields, getData(), taken, locale), true);
      if (!isFilled) return undefined;
      if (other) keeper?.carry(other.key);
      return own;
    },
    [place, locale, keeper, carriedFile, now],
  );

  /** Looks for unsaved texts of the item, in this browser and on the server. */
  const open = useCallback(async () => {
    if (!keeper) return;
    // No await unless there are texts to keep: the handover must be read before another form overwrites it.
    const moving = keepLeftTexts({ user, place, isPage, now });
    if (moving) await moving;
    const { isTurned, isWanted, file } = arrival({ place, locale, isPage });
    if (isTurned) carriedFile.current = file;
    if (isTurned || isWanted) setFetching(true);
    const opened = { user, place, locale, form: keeper.form };
    const { offers, saved } = await inTurn(() => findOffers(opened));
    const rest = await withoutHeld(offers, opened, now.current.fields, now.current.getData());
    const taken = isTurned || isWanted ? await takeOver(rest, { isTurned, isWanted }) : undefined;
    if (taken) {
      keeper.continueFrom(taken.storedAt);
      void drop({ ...taken, storedAt: 0 }, place);
      setBack(taken.at);
    }
    setFound({ offers: rest.filter((offer) => offer !== taken && !gone.current.has(nameOf(offer))), saved });
  }, [keeper, user, place, locale, isPage, now, carriedFile, takeOver, inTurn]);
  useEffect(() => {
    void open().finally(() => setFetching(false));
  }, [open]);

  const remove = (offer: Offer) => {
    gone.current.add(nameOf(offer));
    setFound(({ offers, saved }) => ({ offers: offers.filter((other) => !gone.current.has(nameOf(other))), saved }));
  };
  return { found, back, setBack, fetching, open, remove, inTurn };
}

/** Runs searches and discardings one after another, so that a search does not store a copy again that is being dropped. */
function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(act: () => Promise<Result>): Promise<Result> => {
    const turn = last.current.then(act, act);
    last.current = turn;
    return turn;
  }, []);
}

/** A copy's text at one time: more may be typed into its form, which is another offer. */
const nameOf = ({ key, at }: Offer): string => `${key}|${at}`;

type Mover = Pick<KeptForm, "user" | "place" | "isPage"> & Pick<KeptForm["form"], "now">;

/** Keeps the other language's unsaved texts of the item that was just saved; those of a new one, under the id that it got. */
function keepLeftTexts({ user, place, isPage, now }: Mover): Promise<void> | undefined {
  const { saved } = handover;
  if (!saved || saved.place.collection !== place.collection || !isPage) return undefined;
  handover.saved = undefined;
  const { place: from, locale, carried } = saved;
  if (!isNewItem(from.item) && from.item !== place.item) return undefined;
  return keepOtherTexts({ user, from, to: place, locale, carried, ...now.current });
}

/** Finds out how the editor came to the form: by a change of language, to continue an unsaved text, or otherwise. */
function arrival({ place, locale, isPage }: Pick<KeptForm, "place" | "locale" | "isPage">) {
  const { left, wanted } = handover;
  const isTurned = left?.collection === place.collection && left.item === place.item && left.locale !== locale;
  const isWanted = wanted?.item === place.item && wanted.locale === locale;
  if (isPage) Object.assign(handover, { left: undefined, wanted: undefined });
  return { isTurned, isWanted, file: left?.file };
}

interface Actions {
  kept: KeptForm;
  fill: Fill["fill"];
  /** Removes an offer from the list. */
  remove(offer: Offer): void;
  /** Acts once searches for offers have ended, and before the next one. */
  inTurn(act: () => Promise<void>): Promise<void>;
  rename(item: string): void;
}

/** The editor's actions on an offer. */
export function useOfferActions({ kept, fill, remove, inTurn, rename }: Actions) {
  const { place, locale, keeper, form } = kept;
  const router = useRouter();
  const goToLanguageOf = ({ item, locale: to }: Offer) => {
    handover.wanted = { item, locale: to };
    // A form into which nothing has been typed becomes the form of the new item.
    if (isNewItem(item) && !form.modified) rename(item);
    const copy = isNewItem(item) ? `copy=${nameInAddress(item)}&` : "";
    router.push(`?${copy}locale=${to}`);
  };
  return {
    /** Continues with an offer: in this form, or on the screen of its language. */
    async proceed(offer: Offer): Promise<void> {
      if (offer.locale !== locale) return goToLanguageOf(offer);
      if (!(await fill(overlay(form.fields, form.getData(), offer.fields), true))) return;
      if (isNewItem(offer.item) && offer.item !== place.item) {
        keeper?.forget();
        rename(offer.item);
      } else keeper?.continueFrom(offer.storedAt);
      await drop({ ...offer, storedAt: 0 }, place);
      remove(offer);
    },
    async discard(offer: Offer): Promise<void> {
      // The server's copy for this item and language may by now be the text of this form.
      const isThisForms = offer.item === place.item && offer.locale === locale && (keeper?.at ?? 0) > 0;
      await inTurn(() => drop({ ...offer, storedAt: isThisForms ? 0 : offer.storedAt }, place));
      remove(offer);
    },
  };
}
