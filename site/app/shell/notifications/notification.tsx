import { useEffect, useEffectEvent, useState } from "react";
import { CloseIcon } from "../../components/icons/icons.tsx";
import styles from "./notifications.module.css";

export interface NotificationContent {
  kind: "success" | "error";
  title: string;
  text: string;
}

/** Auto-hide after 5000 ms, which is not before the minimum of 1000 ms (specification, section 9). */
const autoHideMs = 5000;

interface Props extends NotificationContent {
  dismiss: string;
  onEnd: () => void;
}

/** A notification; its time stops while the pointer or the focus is in it (WCAG 2.2, 2.2.1). */
export function Notification({ kind, title, text, dismiss, onEnd }: Props) {
  // Apart: the pointer may leave while the focus is still inside.
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), autoHideMs);
    return () => clearTimeout(timer);
  }, [held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is triggered; only the timer stops
    <div
      className={styles.notice}
      data-kind={kind}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>
        <strong>{title}</strong> {text}
      </p>
      <button type="button" onClick={onEnd} aria-label={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
