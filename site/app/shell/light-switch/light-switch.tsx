import { localizedPath } from "@setu/contract/locale";
import { useLocation } from "react-router";
import { useLanguage } from "../../i18n/texts.ts";
import { chooseLight, type LightChoice } from "../../light/choice.ts";
import { useLight } from "../../light/light-mode.ts";
import styles from "./light-switch.module.css";

const words = {
  en: { ask: "Save data: load pictures only when I ask", show: "Always load pictures" },
  ne: { ask: "डाटा बचत: भनेपछि मात्र तस्बिर लोड गर्ने", show: "तस्बिर सधैँ लोड गर्ने" },
};

/** Switches whether pictures wait for the visitor's request: stored for this browser, with or without JavaScript. */
export function LightSwitch() {
  const { locale } = useLanguage();
  const { pathname, search } = useLocation();
  const choice: LightChoice = useLight() ? "show" : "ask";
  return (
    <form
      className={styles.form}
      method="post"
      action="/pictures"
      onSubmit={(event) => {
        event.preventDefault();
        chooseLight(choice);
      }}
    >
      <input type="hidden" name="choice" value={choice} />
      <input type="hidden" name="back" value={localizedPath(pathname, locale) + search} />
      <button type="submit" className={styles.button}>
        {words[locale][choice]}
      </button>
    </form>
  );
}
