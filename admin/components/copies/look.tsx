"use client";

import { useTranslation } from "@payloadcms/ui";
import { type FieldShape, namedFields, type Values } from "@setu/content/platform/editorial/drafts/overlay";
import { useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { canonical, inWords } from "./changes.ts";
import styles from "./copies.module.css";
import type { Offer } from "./offers.ts";
import type { Words } from "./words.ts";

interface Props {
  title: string;
  offer: Offer;
  fields: readonly FieldShape[];
  form: Values;
  words: Words;
  onClose(): void;
}

/** Both side by side: what the form says now, and what had been typed. */
export function Look({ title, offer, fields, form, words, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const { i18n } = useTranslation();
  useEffect(() => dialog.current?.showModal(), []);
  const labelOf = (field: FieldShape & { name: string; label?: unknown }): string => {
    const { label } = field;
    if (typeof label === "string") return label;
    const texts = typeof label === "object" && label !== null ? (label as Record<string, string>) : {};
    return texts[i18n.language] ?? texts["en"] ?? field.name;
  };
  const different = namedFields(fields).filter(
    ({ name }) => name in offer.fields && canonical(offer.fields[name]) !== canonical(form[name]),
  );
  return createPortal(
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      {different.map((field) => (
        <section key={field.name}>
          <h3>{labelOf(field)}</h3>
          <div className={styles["both"]}>
            <div>
              <h4>{words.now}</h4>
              <p>{inWords(form[field.name]) || words.nothing}</p>
            </div>
            <div>
              <h4>{words.typed(words.time(offer.at))}</h4>
              <p lang={offer.locale}>{inWords(offer.fields[field.name]) || words.nothing}</p>
            </div>
          </div>
        </section>
      ))}
      <button type="button" className={styles["button"]} onClick={() => dialog.current?.close()}>
        {words.close}
      </button>
    </dialog>,
    document.body,
  );
}
