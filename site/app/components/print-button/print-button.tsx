import { useState } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import { loadPictures } from "./load-pictures.ts";
import styles from "./print-button.module.css";

const words = { en: { preparing: "Preparing…" }, ne: { preparing: "तयार हुँदै छ…" } };

/** A button that prints the page with its pictures; hidden without JavaScript: the browser's own command does the same. */
export function PrintButton({ label }: { label: string }) {
  const { preparing } = usePageTexts(words);
  const [isPreparing, setPreparing] = useState(false);
  const print = async () => {
    if (isPreparing) return;
    setPreparing(true);
    await loadPictures();
    setPreparing(false);
    window.print();
  };
  return (
    <button type="button" className={styles.print} aria-disabled={isPreparing} onClick={print}>
      {isPreparing ? preparing : label}
    </button>
  );
}
