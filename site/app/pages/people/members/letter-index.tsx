import type { MemberList } from "@setu/contract/people";
import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { useQuery } from "../../../use-query.ts";
import styles from "./members-page.module.css";
import { words } from "./texts.ts";

/** The index of the letters that names begin with: in the page's script, and in the other those of names known only there. */
export function LetterIndex({ letters }: Pick<MemberList, "letters">) {
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  const { pathname } = useLocation();
  const query = useQuery();
  const chosen = query.get("letter");
  if (letters.length === 0) return null;
  const to = (letter: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete("page");
    if (letter) next.set("letter", letter);
    else next.delete("letter");
    return { pathname, search: next.size > 0 ? `?${next}` : "" };
  };
  const scripts = locale === "ne" ? (["ne", "en"] as const) : (["en", "ne"] as const);
  return (
    <nav className={styles.letters} aria-label={own.letters}>
      {scripts
        .map((script) => ({ script, inScript: letters.filter((letter) => letter.script === script) }))
        .filter(({ inScript }) => inScript.length > 0)
        .map(({ script, inScript }) => (
          <ul key={script} lang={script}>
            {inScript.map(({ value, count }) => (
              <li key={value}>
                <Link
                  to={to(value)}
                  preventScrollReset
                  aria-current={value === chosen ? "true" : undefined}
                  aria-label={own.with(value, texts.number(count))}
                >
                  {value}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      {chosen && (
        <Link className={styles.every} to={to(undefined)} preventScrollReset>
          {own.every}
        </Link>
      )}
    </nav>
  );
}
