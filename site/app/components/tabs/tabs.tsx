import type { ReactNode } from "react";
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

/** Links between lists of one kind. They are no tabs of a script: each list is a page with its own address. */
export const Tabs = ({ label, tabs, className = "", preventScrollReset = false }: Props) => (
  <nav className={`${styles.tabs} ${className}`} aria-label={label}>
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
