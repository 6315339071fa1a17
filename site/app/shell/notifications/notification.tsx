import { useEffect, useEffectEvent, useRef } from "react";
import { CloseIcon } from "../../components/icons/icons.tsx";
import styles from "./notifications.module.css";

export interface NotificationContent {
  kind: "success" | "error";
  title: string;
  text: string;
}

/** Hides after 5000 ms; the specification (section 9) requires at least 1000 ms. */
const autoHideMs = 5000;

interface Props extends NotificationContent {
  dismiss: string;
  onEnd: () => void;
}

/** A notification; while the pointer or the focus is in it, it stays for another such time (WCAG 2.2, 2.2.1). */
export function Notification({ kind, title, text, dismiss, onEnd }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => notice.current?.matches(":hover, :focus-within") || onEnd());
  useEffect(() => {
    const timer = setInterval(() => end(), autoHideMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={notice} className={styles.notice} data-kind={kind}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <button type="button" onClick={onEnd} aria-label={dismiss}>
        <CloseIcon />
      </button>
    </div>
  );
}
