import { useSyncExternalStore } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import { hasShortcut, setShortcut, watchShortcut } from "./shortcut.ts";
import styles from "./shortcut-switch.module.css";
import { words } from "./words.ts";

/** Switches off the shortcut to the search: visitors who use dictation could trigger it by accident. */
export function ShortcutSwitch() {
  const isOn = useSyncExternalStore(watchShortcut, hasShortcut, () => true);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      onClick={() => setShortcut(!isOn)}
    >
      {usePageTexts(words).shortcut}
    </button>
  );
}
