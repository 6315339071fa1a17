"use client";

import { momentText } from "@setu/content/calendar/moment-text";
import { type FieldShape, namedFields, overlay, type Values } from "@setu/content/platform/editorial/drafts/overlay";
import { useId, useRef } from "react";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import { canonical, inWords } from "./changes.ts";
import styles from "./copies.module.css";
import type { Offer } from "./offers.ts";
import { words } from "./words.ts";

interface Props {
  offer: Offer;
  fields: readonly FieldShape[];
  /** Undefined if the offer is of another form. */
  form: Values | undefined;
  onClose(): void;
}

/** The fields in which the form and an unsaved text differ, side by side. */
export function Comparison({ offer, fields, form, onClose }: Props) {
  const texts = useTexts(words);
  const language = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const laid = form ? overlay(fields, form, offer.fields) : offer.fields;
  const different = namedFields(fields).filter(
    ({ name }) => name in offer.fields && canonical(laid[name]) !== canonical(form?.[name]),
  );
  return (
    <ModalDialog ref={dialog} className={styles["comparison"] ?? ""} aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{texts.compare}</h2>
      {different.map((field) => (
        <section key={field.name}>
          <h3>{labelOf(field, language)}</h3>
          <div className={styles["both"]}>
            <div>
              <h4>{texts.now}</h4>
              <p>{inWords(form?.[field.name]) || texts.nothing}</p>
            </div>
            <div>
              <h4>{texts.typed(momentText(offer.at, language))}</h4>
              <p lang={offer.locale}>{inWords(laid[field.name]) || texts.nothing}</p>
            </div>
          </div>
        </section>
      ))}
      <button type="button" className={`${parts["button"]} ${parts["large"]}`} onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </ModalDialog>
  );
}

function labelOf({ name, label }: FieldShape & { name: string; label?: unknown }, language: string): string {
  if (typeof label === "string") return label;
  const labels = typeof label === "object" && label !== null ? (label as Record<string, string>) : {};
  return labels[language] ?? labels["en"] ?? name;
}
