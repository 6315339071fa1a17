import type { ReactNode } from "react";

/** The interface's few icons, drawn in the weight of the hairlines. */
function icon(drawing: ReactNode) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
      focusable="false"
    >
      {drawing}
    </svg>
  );
}

export const ArrowIcon = () => icon(<path d="M2.5 10h14M11.5 5l5 5-5 5" />);
export const BackIcon = () => icon(<path d="M17.5 10h-14M8.500 5l-5 5 5 5" />);
export const PauseIcon = () => icon(<path d="M7.500 5v10M12.500 5v10" />);
export const PlayIcon = () => icon(<path d="M7 4.500 15 10l-8 5.500z" />);
export const CloseIcon = () => icon(<path d="m4.500 4.500 11 11M15.500 4.500l-11 11" />);
export const MenuIcon = () => icon(<path d="M1.500 6.500h17M1.500 13.500h17" />);
export const DownloadIcon = () => icon(<path d="M10 2.500v10.500M5.500 8.500l4.500 4.500 4.500-4.500M3 17h14" />);
export const SearchIcon = () =>
  icon(<path d="M13 8.500a4.500 4.500 0 1 1-9 0 4.500 4.500 0 0 1 9 0M11.800 11.800l5 5" />);
export const PersonIcon = () =>
  icon(
    <path d="M10 10a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7ZM3.500 17.500c.6-3.300 3.200-5 6.500-5s5.900 1.700 6.500 5" />,
  );
