"use client";

import { useDocumentInfo, useLocale } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { handover } from "./handover.ts";
import { keepOtherTexts } from "./offers.ts";
import { useFill } from "./use-fill.ts";
import { useFormNow } from "./use-form-now.ts";
import { type KeptForm, useFlush, useKeeper, useTyping } from "./use-keeper.ts";
import { useOfferActions, useOffers } from "./use-offers.ts";
import { isNewItem, usePlace } from "./use-place.ts";
import { useStaleSave } from "./use-stale-save.ts";

/** Keeps the text typed into the enclosing form, and finds unsaved texts to continue with. */
export function useWorkingCopy(user: number) {
  const { code: locale } = useLocale();
  const form = useFormNow();
  const { place, rename, isPage } = usePlace();
  const filling = useFill(form);
  const { keeper, kept, base } = useKeeper({ user, place, locale, form });
  const keptForm: KeptForm = { user, place, locale, isPage, form, keeper };
  const { found, back, setBack, fetching, open, remove, inTurn } = useOffers(keptForm, filling);
  useTyping(keptForm, base, filling.isReplacing);
  useAfterSave(keptForm, () => setBack(0), open);
  useReload(keptForm, open);
  useFlush(keptForm);
  const stale = useStaleSave(form);
  const { proceed, discard } = useOfferActions({ kept: keptForm, fill: filling.fill, remove, inTurn, rename });
  return {
    form,
    locale,
    place,
    /** Where the latest text is kept. */
    kept: form.modified ? kept : undefined,
    /** When the restored text in the form was typed; 0 if there is none. */
    back,
    failed: filling.failed,
    /** Who saved the item since it was opened, as the refusal of this form says; undefined if it was not refused. */
    stale,
    /** An unsaved text is being loaded into the form, or taken out of it; typing is blocked meanwhile. */
    filling: fetching ? ("fetching" as const) : filling.filling,
    found,
    proceed,
    discard,
    /** Resets the form to the saved values. */
    async discardBack(): Promise<void> {
      if (!keeper?.base || !(await filling.fill(keeper.base, false))) return;
      keeper.forget();
      setBack(0);
    },
  };
}

/** Drops the kept text once it is saved, except for texts in the other language. */
function useAfterSave(
  { user, place, locale, isPage, keeper, form }: KeptForm,
  onSaved: () => void,
  open: () => Promise<void>,
): void {
  const { processing, modified, submitted, setModified, now } = form;
  const wasProcessing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onSaved` is new at each render
  useEffect(() => {
    const hasEnded = wasProcessing.current && !processing;
    wasProcessing.current = processing;
    if (!hasEnded || !keeper || modified) return;
    // Saving has failed. Payload then calls the form unmodified, so that it could no longer be saved as a draft.
    if (submitted) return setModified(true);
    const { carried } = keeper;
    keeper.forget();
    onSaved();
    if (isNewItem(place.item)) handover.saved = isPage ? { place, locale, carried } : undefined;
    else void keepOtherTexts({ user, from: place, to: place, locale, carried, ...now.current }).then(open);
  }, [keeper, processing, modified, submitted, setModified, place, locale, user, isPage, open]);
}

/** Offers the typed text when the item is reloaded after another save, as Payload's dialog and our own notice do. */
function useReload({ keeper, form: { now, setModified, setSubmitted } }: KeptForm, open: () => Promise<void>): void {
  const { initialState } = useDocumentInfo();
  const known = useRef(initialState);
  useEffect(() => {
    if (known.current === initialState || !keeper) return;
    known.current = initialState;
    if (!now.current.modified) return;
    keeper.leave();
    setModified(false);
    // After a refused publication, the loaded values would not become the keeper's base.
    setSubmitted(false);
    void open();
  }, [initialState, keeper, open, setModified, setSubmitted, now]);
}
