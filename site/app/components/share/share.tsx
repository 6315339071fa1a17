import { useEffect, useState } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./share.module.css";

const words = {
  en: { copy: "Copy link", copied: "Link copied" },
  ne: { copy: "लिङ्क कपी गर्नुहोस्", copied: "लिङ्क कपी भयो" },
};

interface Props {
  /** Whether the query is part of the shared address. */
  withQuery?: boolean;
}

/** How long the button confirms that the address was copied. */
const doneMs = 2000;

/** Shares the page's address through the visitor's own device, without any third party. Needs JavaScript. */
export function Share({ withQuery = false }: Props) {
  const texts = usePageTexts(words);
  const [state, setState] = useState<"unable" | "ready" | "done">("unable");
  useEffect(() => {
    // The clipboard is available only to secure origins.
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
      <span aria-live="polite">{state === "done" ? texts.copied : texts.copy}</span>
    </button>
  );
}
