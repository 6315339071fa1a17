import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./share.module.css";

interface Props {
  /** Whether the query belongs to the shared address. */
  withQuery?: boolean;
}

/** How long the button confirms that the address was copied. */
const doneMs = 2000;

/** Shares the page's address by the visitor's own device; no other party learns of it. Needs JavaScript. */
export function Share({ withQuery = false }: Props) {
  const texts = useTexts();
  const [state, setState] = useState<"unable" | "ready" | "done">("unable");
  useEffect(() => {
    // Clipboards are open to secure origins only.
    if (navigator.clipboard) setState("ready");
  }, []);
  useEffect(() => {
    if (state !== "done") return;
    const timer = setTimeout(() => setState("ready"), doneMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === "unable") return null;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname + (withQuery ? location.search : ""));
      setState("done");
    } catch (error) {
      console.error(error);
    }
  };
  return (
    <button type="button" className={styles.share} onClick={copy}>
      <span aria-live="polite">{state === "done" ? texts.linkCopied : texts.copyLink}</span>
    </button>
  );
}
