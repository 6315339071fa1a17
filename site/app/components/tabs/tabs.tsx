import { type ReactNode, useEffect, useRef } from "react";
import type { To } from "react-router";
import { Link } from "../link/link.tsx";
import styles from "./tabs.module.css";

interface Tab {
  to: To;
  text: ReactNode;
  isShown: boolean;
}

interface Props {
  /** The accessible name. */
  label: string;
  tabs: readonly Tab[];
  className?: string | undefined;
  /** Whether the page keeps its scroll position. */
  preventScrollReset?: boolean;
}

/** Links between lists of one kind. They are not script-driven tabs: each list is a page with its own address. */
export function Tabs({ label, tabs, className = "", preventScrollReset = false }: Props) {
  const nav = useRef<HTMLElement>(null);
  const shown = tabs.findIndex(({ isShown }) => isShown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another current tab is what must come into sight
  useEffect(() => showCurrent(nav.current), [shown]);
  return (
    <nav ref={nav} className={`${styles.tabs} ${className}`} aria-label={label}>
      <ul>
        {tabs.map(({ to, text, isShown }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the tabs are always the same
          <li key={index}>
            <Link to={to} aria-current={isShown ? "page" : undefined} preventScrollReset={preventScrollReset}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls a row of tabs that is wider than the screen until the current one is in sight. The page itself stays where it is. */
function showCurrent(nav: HTMLElement | null): void {
  const current = nav?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!nav || !current) return;
  const { left, right } = nav.getBoundingClientRect();
  if (current.right > right) nav.scrollLeft += current.right - right;
  else if (current.left < left) nav.scrollLeft -= left - current.left;
}
