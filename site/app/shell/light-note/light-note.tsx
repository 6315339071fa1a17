import { useEffect } from "react";
import { useLocation } from "react-router";
import { usePageTexts } from "../../i18n/texts.ts";
import { askFor, useHeld } from "../../light/light-mode.ts";
import { rememberAsked } from "../../light/remember-asked.ts";
// A style sheet of its own would load with its script, after it has been rendered.
import styles from "../light-switch/light-switch.module.css";
import { LightSwitch } from "../light-switch/light-switch.tsx";

const words = {
  en: { waits: "Pictures load only when you ask for them.", all: "Show the pictures on this page" },
  ne: { waits: "तपाईंले भनेपछि मात्र तस्बिर लोड हुन्छन्।", all: "यस पृष्ठका तस्बिर देखाउनुहोस्" },
};

/** Says that this page's pictures wait for the visitor's request, with a button that loads them all. */
export function LightNote() {
  const { waits, all } = usePageTexts(words);
  useEffect(rememberAsked, []);
  // Whether all pictures of this page have been requested at once.
  if (!useHeld(useLocation().pathname)) return null;
  return (
    <aside className={styles.note} aria-label={waits}>
      <p>{waits}</p>
      <button type="button" className={styles.all} onClick={() => askFor()}>
        {all}
      </button>
      <LightSwitch />
    </aside>
  );
}
