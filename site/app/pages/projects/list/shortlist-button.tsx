import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./shortlist.module.css";
import { words } from "./texts.ts";
import { useShortlist } from "./use-shortlist.ts";

interface Props {
  project: { id: number; name: string };
  /** "card": a short word beside the icon; "row": the same, but the icon alone in a wide table; "label": always all words; "column": in the comparison, where a project is removed. */
  look: "card" | "row" | "label" | "column";
}

const icons = { add: "M10 4v12M4 10h12", chosen: "m4 10.500 4 4 8-9", remove: "m5 5 10 10M15 5 5 15" };

/** Adds a project to the shortlist, or removes it. It needs JavaScript, and is hidden without. */
export function ShortlistButton({ project: { id, name }, look }: Props) {
  const own = usePageTexts(words);
  const { ids, isFull, toggle } = useShortlist();
  const chosen = ids.includes(id);
  const refused = isFull && !chosen;
  const removes = chosen && look === "column";
  const label = removes
    ? own.removeFromShortlist
    : chosen
      ? own.onShortlist
      : refused
        ? own.shortlistFull
        : look === "column"
          ? own.addToMine
          : own.addToShortlist;
  const isShort = (look === "card" || look === "row") && !chosen && !refused;
  const short = removes ? own.remove : isShort ? own.add : label;
  const named = look === "label" ? {} : { "aria-label": `${label}: ${name}`, title: label };
  return (
    <button
      type="button"
      className={`${styles.toggle} ${styles[look]}`}
      // A label that says what pressing does needs no state.
      aria-pressed={look === "column" ? undefined : chosen}
      aria-disabled={refused || undefined}
      {...named}
      onClick={() => refused || toggle(id)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={removes ? icons.remove : chosen ? icons.chosen : icons.add} />
      </svg>
      <span className={styles.word}>{short}</span>
    </button>
  );
}
