import type { ForumCategory } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Link } from "../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import styles from "./category-rules.module.css";
import { words } from "./texts.ts";

/** The rules of a category, and the firm's people who answer there. Empty if it has neither. */
export function CategoryRules({ category: { name, rules, experts, locale: served } }: { category: ForumCategory }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  if (rules.length + experts.length === 0) return null;
  return (
    <section className={styles.rules} lang={served.served} aria-label={name}>
      {rules.length > 0 && (
        <>
          <h2 lang={locale}>{texts.rules}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {experts.length > 0 && (
        <p lang={locale}>
          {texts.answeredBy}{" "}
          {experts.map(({ id, name: expert, designation, locale: own }) => (
            <span key={id} lang={own.served}>
              <Link to={pages.person.href({ id })}>{expert}</Link> <small>{designation}</small>
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
