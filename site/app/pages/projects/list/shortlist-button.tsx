import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./shortlist.module.css";
import { words } from "./texts.ts";
import { useShortlist } from "./use-shortlist.ts";

interface Props {
  project: { id: number; name: string };
  /** Whether the icon has a label beside it. */
  worded?: boolean;
}

/** Adds a project to the shortlist, or removes it. It needs JavaScript, and is hidden without. */
export function ShortlistButton({ project: { id, name }, worded = false }: Props) {
  const own = usePageTexts(words);
  const { ids, isFull, toggle } = useShortlist();
  const chosen = ids.includes(id);
  const refused = isFull && !chosen;
  const label = chosen ? own.onShortlist : refused ? own.shortlistFull : own.addToShortlist;
  return (
    <button
      type="button"
      className={worded ? `${styles.toggle} ${styles.worded}` : styles.toggle}
      aria-pressed={chosen}
      aria-disabled={refused || undefined}
      aria-label={worded ? undefined : `${label}: ${name}`}
      title={worded ? undefined : label}
      onClick={() => refused || toggle(id)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={chosen ? "m4 10.500 4 4 8-9" : "M10 4v12M4 10h12"} />
      </svg>
      {worded && label}
    </button>
  );
}
