import type { ReactNode } from "react";
import styles from "./icons.module.css";

/** The interface's few icons, drawn in the weight of the hairlines. */
const icon = (drawing: ReactNode) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
    {drawing}
  </svg>
);

export const ArrowIcon = () => icon(<path d="M2.5 10h14M11.5 5l5 5-5 5" />);
export const BackIcon = () => icon(<path d="M17.5 10h-14M8.5 5l-5 5 5 5" />);
export const PauseIcon = () => icon(<path d="M7.5 5v10M12.5 5v10" />);
export const PlayIcon = () => icon(<path d="M7 4.5 15 10l-8 5.5z" />);
export const CloseIcon = () => icon(<path d="m4.5 4.5 11 11M15.5 4.5l-11 11" />);
export const MenuIcon = () => icon(<path d="M1.5 6.5h17M1.5 13.5h17" />);
export const DownloadIcon = () => icon(<path d="M10 2.5v10.5M5.5 8.5l4.5 4.5 4.5-4.5M3 17h14" />);
export const SearchIcon = () => icon(<path d="M13 8.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0M11.8 11.8l5 5" />);
export const PersonIcon = () =>
  icon(<path d="M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3.5 17.5c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5" />);
