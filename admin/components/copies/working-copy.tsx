"use client";

import { useAuth, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useLayoutEffect, useRef, useState } from "react";
import styles from "./copies.module.css";
import { Look } from "./look.tsx";
import type { Offer } from "./offers.ts";
import { isThisPage } from "./page.ts";
import { useForgottenRows } from "./use-forgotten-rows.ts";
import { useWorkingCopy } from "./use-working-copy.ts";
import { type Language, type Words, wordsFor } from "./words.ts";

/** Above the fields of a document: what was typed and not saved, to be gone on with, and whether what is typed is kept. */
export function WorkingCopy() {
  const { hasSavePermission, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  if (!hasSavePermission || isTrashed || !user) return null;
  return <Unsaved user={Number(user.id)} />;
}

function Unsaved({ user }: { user: number }) {
  const words = wordsFor(useTranslation().i18n.language);
  const copy = useWorkingCopy(user);
  useForgottenRows();
  const { found, kept, back, failed, fetching } = copy;
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const fields = section.current?.closest("form")?.querySelectorAll(".document-fields") ?? [];
    for (const part of fields) part.toggleAttribute("inert", fetching);
  }, [fetching]);
  return (
    <section ref={section} className={styles["copies"]} aria-label={words.label}>
      {back > 0 && (
        <div className={styles["row"]} role="status">
          <p>{words.back(words.time(back))}</p>
          <Discard words={words} onDiscard={copy.discardBack} />
        </div>
      )}
      {found.offers.map((offer) => (
        <OfferRow key={offer.key} offer={offer} copy={copy} words={words} />
      ))}
      {failed && (
        <p className={styles["problem"]} role="alert">
          {words.failed}
        </p>
      )}
      <p className={styles["kept"]} data-where={kept?.where} role={fetching ? "status" : undefined}>
        {fetching && words.fetching}
        {!fetching &&
          kept &&
          { server: words.kept(words.time(kept.at)), here: words.keptHere, nowhere: words.notKept }[kept.where]}
      </p>
    </section>
  );
}

interface RowProps {
  offer: Offer;
  copy: ReturnType<typeof useWorkingCopy>;
  words: Words;
}

function OfferRow({ offer, copy, words }: RowProps) {
  const [isLooking, setLooking] = useState(false);
  const { locale, place, found, savedAt } = copy;
  const time = words.time(offer.at);
  const isHere = offer.locale === locale;
  const saved = found.saved && found.saved.at > offer.baseUpdatedAt && savedAt > offer.baseUpdatedAt && found.saved;
  const isOther = offer.item !== place.item;
  const language = offer.locale as Language;
  const name = offer.fields["name"] ?? offer.fields["title"];
  return (
    <div className={styles["row"]} role="status">
      <p>
        <strong>
          {isOther ? words.unsavedNew(time, typeof name === "string" ? name : "") : words.unsaved(time)}
          {!isHere && ` ${words.inLanguage[language]}`}
        </strong>{" "}
        {offer.isElsewhere && words.elsewhere}{" "}
        {saved &&
          !isThisPage(offer.page) &&
          (saved.by === offer.user
            ? words.savedByYou(words.time(saved.at))
            : words.savedBy(saved.name ?? words.somebody, words.time(saved.at)))}
      </p>
      <div className={styles["actions"]}>
        <button type="button" className={styles["primary"]} onClick={() => copy.proceed(offer)}>
          {isHere ? words.proceed : words.go[language]}
        </button>
        <button type="button" className={styles["button"]} onClick={() => setLooking(true)}>
          {words.look}
        </button>
        <Discard words={words} onDiscard={() => copy.discard(offer)} />
      </div>
      {isLooking && (
        <Look
          title={words.compare}
          offer={offer}
          fields={copy.fields}
          form={isHere && !isOther ? copy.getData() : {}}
          words={words}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  );
}

/** Asks once more: what is discarded does not come back. */
function Discard({ words, onDiscard }: { words: Words; onDiscard(): Promise<void> }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className={styles["button"]}
      data-sure={isSure}
      onClick={() => (isSure ? onDiscard() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {isSure ? words.reallyDiscard : words.discard}
    </button>
  );
}
