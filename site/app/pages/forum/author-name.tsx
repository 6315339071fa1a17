import type { PostAuthor } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Dotted } from "../../components/dotted/dotted.tsx";
import { Link } from "../../components/link/link.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./author-name.module.css";
import { words } from "./texts.ts";

/** Returns a function that gives an author's name, or a general word where no name is left. */
export function useNameOf(): (author: PostAuthor) => string {
  const texts = usePageTexts(words);
  return ({ name, person, kind }) => name || (kind === "former" && !person ? texts.former : texts.expert);
}

/** The author of a post. One of the firm's experts has a badge that links to the expert's page. */
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
      <Dotted as="small" parts={[texts.expert, person.designation]} />
    </span>
  );
}
