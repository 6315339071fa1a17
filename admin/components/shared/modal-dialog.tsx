"use client";

import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./dialog.module.css";

interface Props extends Omit<ComponentProps<"dialog">, "ref"> {
  /** The id of its heading. */
  "aria-labelledby": string;
  /** False closes it without removing it. */
  isOpen?: boolean;
  ref?: RefObject<HTMLDialogElement | null>;
}

/**
 * A modal dialog, in the document's body since forms cannot be nested. It opens when it is rendered. Once it is closed or
 * removed, the focus returns to the element that opened it.
 */
export function ModalDialog({ isOpen = true, className = "", ref, onClose, ...props }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!isOpen || !shown) return;
    if (!shown.open) shown.showModal();
    // Before it is removed: only a dialog that is closed gives the focus back.
    return () => shown.close();
  }, [isOpen, dialog]);
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles["dialog"]} ${className}`}
      // In development React runs the effect twice: the event of the first closing comes when it is open again.
      onClose={(event) => event.currentTarget.open || onClose?.(event)}
      {...props}
    />,
    document.body,
  );
}
