import type { LegalKind, LegalVersion } from "@setu/contract/legal";
import { Dotted } from "../../components/dotted/dotted.tsx";
import { Link } from "../../components/link/link.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { legalAddresses } from "./addresses.ts";
import styles from "./legal-page.module.css";
import { words } from "./texts.ts";

interface Props {
  kind: LegalKind;
  versions: LegalVersion[];
  /** The number of the version on this page. */
  shown: number;
}

/** All versions of a text, newest first, with the changes in each of them. */
export function Versions({ kind, versions, shown }: Props) {
  const texts = usePageTexts(words);
  const { text, changes } = legalAddresses[kind];
  if (versions.length < 2) return null;
  return (
    <section className={styles.versions} aria-labelledby="versions">
      <h2 id="versions">{texts.versions}</h2>
      <ol reversed>
        {versions.map(({ number, state, in_force, changes: summary }) => (
          <li key={number}>
            <h3>
              {number === shown ? (
                <span aria-current="true">{texts.version(number)}</span>
              ) : (
                <Link to={text(state === "inForce" ? {} : { version: number })}>{texts.version(number)}</Link>
              )}
              <Dotted as="small" parts={[in_force.text, texts.states[state]]} />
            </h3>
            {summary && <Paragraphs text={summary} />}
            {number > 1 && (
              <Link className={styles.changes} to={changes({ from: number - 1, to: number })}>
                {texts.seeChanges}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
