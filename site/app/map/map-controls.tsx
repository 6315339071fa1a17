import { usePageTexts } from "../i18n/texts.ts";
import styles from "./office-map.module.css";
import { words } from "./words.ts";

interface Props {
  canZoomIn: boolean;
  canZoomOut: boolean;
  fullscreen: boolean;
  onZoom: (levels: number) => void;
  onFullscreen: () => void;
  /** Shows all places; undefined on a map that does not cluster them. */
  onAll?: (() => void) | undefined;
}

const icons = {
  in: "M10 4v12M4 10h12",
  out: "M4 10h12",
  fullscreen: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  leave: "M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4",
};

export function MapControls({ canZoomIn, canZoomOut, fullscreen, onZoom, onFullscreen, onAll }: Props) {
  const texts = usePageTexts(words);
  return (
    <div className={styles.controls}>
      <Control icon="in" label={texts.zoomIn} off={!canZoomIn} onPress={() => onZoom(1)} />
      <Control icon="out" label={texts.zoomOut} off={!canZoomOut} onPress={() => onZoom(-1)} />
      <Control
        icon={fullscreen ? "leave" : "fullscreen"}
        label={fullscreen ? texts.leaveFullscreen : texts.fullscreen}
        onPress={onFullscreen}
      />
      {onAll && (
        <button type="button" className={`${styles.control} ${styles.all}`} onClick={onAll}>
          {texts.showAll}
        </button>
      )}
    </div>
  );
}

interface ControlProps {
  icon: keyof typeof icons;
  label: string;
  /** Only announced as disabled: a disabled button would lose the focus at the last step. */
  off?: boolean;
  onPress: () => void;
}

function Control({ icon, label, off = false, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || onPress()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}
