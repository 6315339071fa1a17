import { pages } from "@setu/contract/pages";
import { Action } from "../../components/action/action.tsx";
import { Link } from "../../components/link/link.tsx";
import { useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/message.module.css";
import type { Problem } from "../../page-data.ts";
import styles from "./not-available.module.css";

/**
 * The Content Not Available page; its sentence is the specification's, word for word (section 2). For a deleted item it says so, and
 * links to the nearest page.
 */
export function NotAvailable({
  problem,
  message,
  after,
  nearest,
}: Omit<Partial<Problem>, "nearest"> & { nearest?: Problem["nearest"] | undefined }) {
  const texts = useTexts();
  const isGone = problem === "gone";
  const way = after ?? { href: pages.home.href(), name: texts.backToHome };
  return (
    <div className={styles.page}>
      <p className={styles.number}>{texts.number(isGone ? 410 : 404)}</p>
      <h1>{isGone ? texts.goneTitle : texts.notAvailableTitle}</h1>
      <p className={layout.lead}>{message ?? texts.nothingAvailable}</p>
      <Action href={way.href} label={way.name} />
      {nearest && (
        <nav className={styles.nearest} aria-labelledby="nearest">
          <h2 id="nearest">{nearest.title}</h2>
          <ul>
            {nearest.pages.map(({ name, href }) => (
              <li key={href}>
                <Link to={href}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
