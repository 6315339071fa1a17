import type { PostAuthor } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Link } from "../../components/link/link.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./author-name.module.css";
import { words } from "./texts.ts";

/** How somebody who wrote is called, where no name is left. */
export function useNameOf(): (author: PostAuthor) => string {
  const texts = usePageTexts(words);
  return ({ name, person, kind }) => name || (kind === "former" && !person ? texts.former : texts.expert);
}

/** Who wrote a post. An expert of the firm's has a badge that leads to the person's page. */
export function AuthorName({ author }: { author: PostAuthor }) {
  const texts = usePageTexts(words);
  const nameOf = useNameOf();
  const { name, kind, person } = author;
  if (!person) {
    return (
      <span className={styles.author}>
        <strong>{nameOf(author)}</strong>
        {kind === "former" && name && <small>{texts.formerStaff}</small>}
      </span>
    );
  }
  return (
    <span className={styles.author} lang={person.locale.served}>
      <strong>
        <Link to={pages.person.href({ id: person.id })}>{name}</Link>
      </strong>
      <small className={styles.badge}>{[texts.expert, person.designation].filter(Boolean).join(" · ")}</small>
    </span>
  );
}
