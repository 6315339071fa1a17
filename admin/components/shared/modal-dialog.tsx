"use client";

import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

interface Props extends Omit<ComponentProps<"dialog">, "ref"> {
  /** The id of its heading. */
  "aria-labelledby": string;
  /** False closes it without removing it. */
  isOpen?: boolean;
  ref?: RefObject<HTMLDialogElement | null>;
}

/** A modal dialog, in the document's body since forms cannot be nested. It opens when it is rendered. */
export function ModalDialog({ isOpen = true, className = "", ref, ...props }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen, dialog]);
  return createPortal(<dialog ref={dialog} className={`${styles["dialog"]} ${className}`} {...props} />, document.body);
}
