import { useSyncExternalStore } from "react";
import { usePageTexts } from "../../i18n/texts.ts";
import { hasShortcut, setShortcut, watchShortcut } from "./shortcut.ts";
import styles from "./shortcut-switch.module.css";
import { words } from "./words.ts";

/** Switches off the key that moves to the search: visitors who dictate would press it by chance. */
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
