"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { momentText } from "@setu/content/calendar/moment-text";
import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef, useState } from "react";
import type { Language } from "../shared/language.ts";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import { Comparison } from "./comparison.tsx";
import styles from "./copies.module.css";
import type { Offer } from "./offers.ts";
import { isThisPage } from "./page.ts";
import { useForgottenRows } from "./use-forgotten-rows.ts";
import { useWorkingCopy } from "./use-working-copy.ts";
import { words } from "./words.ts";

/** Above the fields of an item: unsaved texts to continue with, and whether typed text is being kept. */
export function WorkingCopy() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  if (!hasSavePermission || isTrashed || !user) return null;
  return <Unsaved user={Number(user.id)} />;
}

function Unsaved({ user }: { user: number }) {
  const texts = useTexts(words);
  const language = useLanguage();
  const copy = useWorkingCopy(user);
  useForgottenRows();
  const { found, kept, back, failed, filling, stale } = copy;
  const router = useRouter();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fields = section.current?.closest("form")?.querySelectorAll(".document-fields") ?? [];
    for (const part of fields) part.toggleAttribute("inert", filling !== undefined);
  }, [filling]);
  return (
    <section ref={section} className={styles["copies"]} aria-label={texts.label}>
      {stale && (
        <div className={styles["row"]} role="status">
          <p>
            <strong>{stale}</strong>
          </p>
          <button type="button" className={`${parts["primary"]} ${parts["large"]}`} onClick={() => router.refresh()}>
            {texts.load}
          </button>
        </div>
      )}
      {back > 0 && (
        <div className={styles["row"]} role="status">
          <p>{texts.back(momentText(back, language))}</p>
          <Discard onDiscard={copy.discardBack} />
        </div>
      )}
      {found.offers.map((offer) => (
        <OfferRow key={offer.key} offer={offer} copy={copy} />
      ))}
      <Problem text={failed ? texts.failed : undefined} />
      <p className={styles["kept"]} data-where={kept?.where} role={filling && "status"}>
        {filling && texts[filling]}
        {!filling &&
          kept &&
          { server: texts.kept(momentText(kept.at, language)), here: texts.keptHere, nowhere: texts.notKept }[
            kept.where
          ]}
      </p>
    </section>
  );
}

interface RowProps {
  offer: Offer;
  copy: ReturnType<typeof useWorkingCopy>;
}

function OfferRow({ offer, copy }: RowProps) {
  const texts = useTexts(words);
  const screen = useLanguage();
  const [isLooking, setLooking] = useState(false);
  const { locale, place, found, form } = copy;
  const time = momentText(offer.at, screen);
  const isHere = offer.locale === locale;
  const saved =
    found.saved && found.saved.at > offer.baseUpdatedAt && form.savedAt > offer.baseUpdatedAt && found.saved;
  const isOther = offer.item !== place.item;
  const language = offer.locale as Language;
  const name = offer.fields["name"] ?? offer.fields["title"];
  return (
    <div className={styles["row"]} role="status">
      <p>
        <strong>
          {isOther ? texts.unsavedNew(time, typeof name === "string" ? name : "") : texts.unsaved(time)}
          {!isHere && ` ${texts.inLanguage[language]}`}
        </strong>{" "}
        {offer.isElsewhere && texts.elsewhere}{" "}
        {saved &&
          // Just after a save from this page, `found` is from before it.
          (!isThisPage(offer.page) || saved.by !== offer.user || saved.at >= form.savedAt) &&
          (saved.by === offer.user
            ? texts.savedByYou(momentText(saved.at, screen))
            : texts.savedBy(saved.name ?? texts.somebody, momentText(saved.at, screen)))}
      </p>
      <div className={styles["actions"]}>
        <button type="button" className={`${parts["primary"]} ${parts["large"]}`} onClick={() => copy.proceed(offer)}>
          {isHere ? texts.proceed : texts.go[language]}
        </button>
        <button type="button" className={`${parts["button"]} ${parts["large"]}`} onClick={() => setLooking(true)}>
          {texts.view}
        </button>
        <Discard onDiscard={() => copy.discard(offer)} />
      </div>
      {isLooking && (
        <Comparison
          offer={offer}
          fields={form.fields}
          form={isHere && !isOther ? form.getData() : undefined}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  );
}

/** Asks for confirmation, since discarding cannot be undone. */
function Discard({ onDiscard }: { onDiscard(): Promise<void> }) {
  const texts = useTexts(words);
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={`${parts["button"]} ${parts["large"]} ${styles["discard"]}`}
      data-sure={isSure}
      onClick={() => (isSure ? onDiscard() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? texts.reallyDiscard : texts.discard}
    </button>
  );
}
