import type { LegalText } from "@setu/contract/legal";
import { Link } from "../../components/link/link.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { legalAddresses } from "./addresses.ts";
import styles from "./legal-page.module.css";
import { words } from "./texts.ts";

/** Tells readers that a version is old or not in force yet, and readers of the one in force that another one is coming. */
export function StateNote({ legal: { kind, state, in_force, number, versions } }: { legal: LegalText }) {
  const texts = usePageTexts(words);
  const { text, changes } = legalAddresses[kind];
  const coming = versions.find((each) => each.state === "coming");
  const current = versions.find((each) => each.state === "inForce");
  if (state === "inForce" && !coming) return null;
  if (state === "inForce" && coming) {
    return (
      <div className={styles.note}>
        <p>{texts.announced(coming.in_force.text)}</p>
        {coming.changes && <p>{coming.changes}</p>}
        <p>
          <Link to={text({ version: coming.number })}>{texts.readComing}</Link>
          <Link to={changes({ from: number, to: coming.number })}>{texts.seeChanges}</Link>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <p>{state === "coming" ? texts.coming(in_force.text) : texts.former}</p>
      {current && (
        <p>
          <Link to={text()}>{texts.readCurrent}</Link>
          <Link to={changes({ from: Math.min(number, current.number), to: Math.max(number, current.number) })}>
            {texts.seeChanges}
          </Link>
        </p>
      )}
    </div>
  );
}
