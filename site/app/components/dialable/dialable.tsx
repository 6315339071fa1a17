import { telephone } from "../../text/telephone.ts";
import styles from "./dialable.module.css";

/**
 * International numbers ("+977 1 555 0100"), and Nepal's short ones: police, fire brigade, ambulance, traffic police, the commission against
 * corruption, children, the government's complaints and women. Part of a longer number, or an amount of money, is none.
 */
const number =
  /(\+\d[\d ()-]{6,}\d|(?<![\p{L}\d+/.,-]|[\d.] |Rs |NPR )(?:10[01237]|1098|1111|1145)(?![\p{L}\d/-]|[.,]\d| \d))/u;

const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const either = new RegExp(`${number.source}|(${address.source})`, "u");

/** A plain text in which telephone numbers are links that dial them, and email addresses links that write to them. */
export function Dialable({ children }: { children: string }) {
  return children.split(either).map((part, index) =>
    index % 3 > 0 && part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <a key={index} href={part.includes("@") ? `mailto:${part}` : telephone(part)} className={styles.number}>
        {part.replaceAll(" ", "\u00a0")}
      </a>
    ) : (
      part
    ),
  );
}
