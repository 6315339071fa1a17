import { pages } from "@setu/contract/pages";
import { Link } from "../link/link.tsx";
import styles from "./needs-script.module.css";

interface Props {
  text: string;
  /** The text of the link to the contact form, which works without JavaScript. */
  link: string;
}

/** Tells visitors without JavaScript what they cannot do here. */
export const NeedsScript = ({ text, link }: Props) => (
  <p className={styles.unscripted}>
    {text} <Link to={pages.home.href({}, "#contact")}>{link}</Link>
  </p>
);
