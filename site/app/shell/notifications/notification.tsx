import { useEffect, useEffectEvent, useState } from "react";
import { CloseIcon } from "../../components/icons/icons.tsx";
import styles from "./notifications.module.css";

export interface NotificationContent {
  kind: "success" | "error";
  title: string;
  text: string;
}

/** Auto-hide after 5000 ms, never before 1000 ms (specification, section 9). */
const autoHideMs = 5000;
const minimumMs = 1000;

interface Props extends NotificationContent {
  dismiss: string;
  onEnd: () => void;
}

/** A notification; its time stops while the pointer or the focus is in it (WCAG 2.2, 2.2.1). */
export function Notification({ kind, title, text, dismiss, onEnd }: Props) {
  const [held, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), Math.max(autoHideMs, minimumMs));
    return () => clearTimeout(timer);
  }, [held]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is triggered; only the timer stops
    <div
      className={styles.notice}
      data-kind={kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
