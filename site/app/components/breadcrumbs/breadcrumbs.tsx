import type { Locale } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import type { Crumb } from "../../head.ts";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { Link } from "../link/link.tsx";
import styles from "./breadcrumbs.module.css";

const words = { en: { label: "You are here" }, ne: { label: "तपाईं यहाँ हुनुहुन्छ" } };

interface Props {
  crumbs: Crumb[];
  /** The language of the page's own name, where it may differ from the page's. */
  lang?: Locale | undefined;
}

/** The breadcrumbs from home to this page, which is the last step. */
export function Breadcrumbs({ crumbs, lang }: Props) {
  const texts = useTexts();
  const { label } = usePageTexts(words);
  const steps = [{ name: texts.home, href: pages.home.href() }, ...crumbs];
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {steps.map(({ name, href }, index) => (
          <li key={href}>
            {index < steps.length - 1 ? (
              <Link to={href}>{name}</Link>
            ) : (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
