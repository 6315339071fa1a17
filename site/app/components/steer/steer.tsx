import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts.ts";
import { ArrowIcon, BackIcon, PauseIcon, PlayIcon } from "../icons/icons.tsx";
import styles from "./steer.module.css";

interface Props {
  playing: boolean;
  onToggle: () => void;
  onMove: (direction: 1 | -1) => void;
  /** The current position, shown before the buttons. */
  children?: ReactNode;
  className?: string | undefined;
}

/** The buttons of a carousel: pause first, then previous and next. */
export function Steer({ playing, onToggle, onMove, children, className }: Props) {
  const { pause, play, previous, next } = useTexts();
  const buttons = [
    { label: playing ? pause : play, icon: playing ? <PauseIcon /> : <PlayIcon />, onClick: onToggle },
    { label: previous, icon: <BackIcon />, onClick: () => onMove(-1) },
    { label: next, icon: <ArrowIcon />, onClick: () => onMove(1) },
  ];
  return (
    <div className={[styles.steer, className].filter(Boolean).join(" ")}>
      {children}
      {buttons.map(({ label, icon, onClick }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first one's label changes, its place does not
        <button key={index} type="button" className={styles.button} aria-label={label} onClick={onClick}>
          {icon}
        </button>
      ))}
    </div>
  );
}
