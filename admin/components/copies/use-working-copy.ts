"use client";

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
  useLocale,
  useServerFunctions,
} from "@payloadcms/ui";
import { type FieldShape, overlay, type Values } from "@setu/content/platform/editorial/drafts/overlay";
import { useRouter, useSearchParams } from "next/navigation";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { newKey } from "../shared/new-key.ts";
import { Keeper, type Kept } from "./keeper.ts";
import { carriedOver, drop, type Found, findOffers, keepOtherTexts, type Offer, withoutHeld } from "./offers.ts";
import type { Place } from "./server-copies.ts";

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Where the language was changed a moment ago, what is to be gone on with, and what has just been made. */
let left: { collection: string; item: string; locale: string; file: unknown } | undefined;
let wanted: { item: string; locale: string } | undefined;
let made: { place: Place; locale: string } | undefined;

/** So long the fields wait for a text that is fetched: a slow connection needs 3 s. After that it is offered instead. */
const fetchingMs = 10_000;

const inAddress = () => new URLSearchParams(window.location.search).get("copy") ?? "";

/** The document's place: a new one gets a name, which stays in the address through a reload and a change of language. */
function usePlace(): { place: Place; rename(item: string): void; isPage: boolean } {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const isPage = useEditDepth() < 2;
  // Not from the window: coming from another page, its address is still that page's while this one is made.
  const asked = useSearchParams().get("copy") ?? "";
  const [fresh, setFresh] = useState(() => {
    const given = isPage ? asked : "";
    return `new-${/^[\w-]{8,36}$/.test(given) ? given : newKey()}`;
  });
  const collection = globalSlug ?? collectionSlug ?? "";
  const isNew = !globalSlug && (id === undefined || id === null);
  const item = globalSlug ? "global" : isNew ? fresh : String(id);
  useEffect(() => {
    const name = item.slice("new-".length);
    if (!isPage || !isNew || inAddress() === name) return;
    const address = new URL(window.location.href);
    address.searchParams.set("copy", name);
    window.history.replaceState(null, "", address);
  }, [isPage, isNew, item]);
  const place = useMemo(() => ({ collection, isGlobal: Boolean(globalSlug), item }), [collection, globalSlug, item]);
  return { place, rename: setFresh, isPage };
}

/** Keeps what is typed into the form around it, and knows what there is to go on with. */
export function useWorkingCopy(user: number) {
  const { id, collectionSlug, globalSlug, data, docPermissions, getDocPreferences, initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const { getData, replaceState, setModified } = useForm();
  const { getFormState } = useServerFunctions();
  const router = useRouter();
  const [formState] = useAllFormFields();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const { place, rename, isPage } = usePlace();
  const [found, setFound] = useState<Found>({ offers: [], saved: null });
  const [kept, setKept] = useState<Kept>();
  const [back, setBack] = useState(0);
  const [failed, setFailed] = useState(false);
  const [fetching, setFetching] = useState(false);
  const fields = getEntityConfig(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? "" })
    ?.fields as unknown as readonly FieldShape[];
  const savedAt = Date.parse(String(data?.["updatedAt"] ?? "")) || 0;
  const isReplacing = useRef(false);
  const wasProcessing = useRef(false);
  const file = formState["file"]?.value;
  const carriedFile = useRef<unknown>(undefined);
  const now = useRef({ fields, savedAt, modified, processing, file });
  now.current = { fields, savedAt, modified, processing, file };

  const base = useRef<Values>(undefined);
  const keeper = useMemo(() => {
    if (typeof window === "undefined") return undefined;
    const made = new Keeper({ user, place, locale, fields: now.current.fields, onKept: setKept });
    if (base.current) made.startFrom(base.current, now.current.savedAt);
    return made;
  }, [user, place, locale]);

  /** Puts values into the form. They are not saved: false when the server could not be asked. */
  const fill = useCallback(
    async (values: Values, isModified: boolean): Promise<boolean> => {
      const asked = getFormState({
        ...(id !== undefined && { id }),
        ...(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? "" }),
        data: values,
        docPermissions: docPermissions ?? { fields: true },
        docPreferences: await getDocPreferences(),
        locale,
        operation: collectionSlug && !id ? "create" : "update",
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? "",
        skipValidation: true,
      });
      // One that comes later would overwrite what has been typed by then.
      const { state } = await Promise.race([asked, wait(fetchingMs).then(() => ({ state: undefined }))]).catch(() => ({
        state: undefined,
      }));
      setFailed(!state);
      if (!state) return false;
      isReplacing.current = isModified;
      const chosen = now.current.file ?? carriedFile.current;
      replaceState(chosen ? { ...state, file: { value: chosen, valid: true } } : state);
      if (isModified) setModified(true);
      return true;
    },
    // biome-ignore format: what a form is about
    [id, collectionSlug, globalSlug, docPermissions, getDocPreferences, locale, getFormState, replaceState, setModified],
  );
  const latest = useRef({ fill, getData });
  latest.current = { fill, getData };

  const open = useCallback(async () => {
    if (!keeper) return;
    const opened = { user, place, locale, form: keeper.form };
    if (made && made.place.collection === place.collection && isPage) {
      const { place: from, locale: savedIn } = made;
      made = undefined;
      await keepOtherTexts({ user, from, to: place, locale: savedIn, ...now.current });
    }
    const isTurned = left?.collection === place.collection && left.item === place.item && left.locale !== locale;
    const isWanted = wanted?.item === place.item && wanted.locale === locale;
    if (isTurned) carriedFile.current = left?.file;
    if (isPage) [left, wanted] = [undefined, undefined];
    if (isTurned || isWanted) setFetching(true);
    const { offers, saved } = await findOffers(opened);
    const rest = await withoutHeld(offers, opened, latest.current.getData());
    if (isTurned || isWanted) {
      const here = rest.filter(({ item, isElsewhere }) => item === place.item && !isElsewhere);
      const own = here.find((offer) => offer.locale === locale);
      const taken = isTurned ? [own, here.find((offer) => offer.locale !== locale)] : [own];
      const values = taken.filter((offer) => offer !== undefined);
      const form = latest.current.getData();
      const filled = carriedOver(now.current.fields, form, values, locale);
      const isCarried = values.length > 0 || carriedFile.current !== undefined;
      if (isCarried && (await latest.current.fill(filled, true)) && own) {
        void drop({ ...own, isOnServer: false }, place);
        setBack(own.at);
        return setFound({ offers: rest.filter((offer) => offer !== own), saved });
      }
    }
    setFound({ offers: rest, saved });
  }, [keeper, user, place, locale, isPage]);

  useEffect(() => {
    void open().finally(() => setFetching(false));
  }, [open]);

  // What the form holds while nothing has been typed is what there is to compare with.
  // biome-ignore lint/correctness/useExhaustiveDependencies: getData gives something else with each form state
  useEffect(() => {
    if (!keeper) return;
    if (isReplacing.current) {
      if (modified) isReplacing.current = false;
      return;
    }
    if (modified || processing || submitted) return;
    base.current = getData();
    keeper.startFrom(base.current, savedAt);
  }, [keeper, formState, modified, processing, submitted, savedAt, getData]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (keeper && modified && !processing) keeper.typed(getData());
  }, [keeper, formState, modified, processing, getData]);

  // Payload calls a document unchanged whose saving has failed: it could not be saved as a draft any more.
  useEffect(() => {
    const ended = wasProcessing.current && !processing;
    wasProcessing.current = processing;
    if (!ended || !keeper || modified) return;
    if (submitted) return setModified(true);
    keeper.forget();
    setBack(0);
    if (place.item.startsWith("new-")) made = isPage ? { place, locale } : undefined;
    else void keepOtherTexts({ user, from: place, to: place, locale, ...now.current }).then(open);
  }, [keeper, processing, modified, submitted, setModified, place, locale, user, isPage, open]);

  // Somebody asked for the document anew (Payload's dialog about another's save): what was typed is offered again.
  const first = useRef(initialState);
  useEffect(() => {
    if (first.current === initialState || !keeper) return;
    first.current = initialState;
    if (!now.current.modified) return;
    keeper.flush();
    setModified(false);
    void open();
  }, [initialState, keeper, open, setModified]);

  useEffect(() => {
    if (!keeper) return;
    const flush = () => keeper.flush();
    const events = ["visibilitychange", "pagehide"] as const;
    for (const name of events) window.addEventListener(name, flush, { capture: true });
    return () => {
      for (const name of events) window.removeEventListener(name, flush, { capture: true });
      const { modified: isModified, processing: isSaving, file: chosen } = now.current;
      // It was saved, and its page went before the form had heard of it.
      if (isSaving && !isModified) {
        keeper.forget();
        if (place.item.startsWith("new-") && isPage) made = { place, locale };
      } else keeper.flush();
      if (isPage) left = { collection: place.collection, item: place.item, locale, file: chosen };
    };
  }, [keeper, place, locale, isPage]);

  const without = (offer: Offer) => setFound({ ...found, offers: found.offers.filter((one) => one !== offer) });
  return {
    fields,
    locale,
    place,
    savedAt,
    kept: modified ? kept : undefined,
    back,
    failed,
    /** What was typed in this language is on its way into the form: until then nothing is to be typed over it. */
    fetching,
    found,
    getData,
    /** Goes on with it: in this form, or where its language is. */
    async proceed(offer: Offer): Promise<void> {
      if (offer.locale !== locale) {
        wanted = { item: offer.item, locale: offer.locale };
        // Another new document's, where nothing has been typed yet: the form becomes that document's.
        if (offer.item.startsWith("new-") && !modified) rename(offer.item);
        const copy = offer.item.startsWith("new-") ? `copy=${offer.item.slice("new-".length)}&` : "";
        return router.push(`?${copy}locale=${offer.locale}`);
      }
      if (!(await fill(overlay(fields, getData(), offer.fields), true))) return;
      if (offer.item.startsWith("new-") && offer.item !== place.item) {
        keeper?.forget();
        rename(offer.item);
      }
      await drop({ ...offer, isOnServer: false }, place);
      without(offer);
    },
    async discard(offer: Offer): Promise<void> {
      // What this form has on the server by now is its own.
      const isOurs = offer.item === place.item && offer.locale === locale && (keeper?.at ?? 0) > 0;
      await drop({ ...offer, isOnServer: offer.isOnServer && !isOurs }, place);
      without(offer);
    },
    /** Puts the form back to what is saved. */
    async discardBack(): Promise<void> {
      if (!keeper?.base || !(await fill(keeper.base, false))) return;
      keeper.forget();
      setBack(0);
    },
  };
}
