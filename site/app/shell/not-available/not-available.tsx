import { pages } from "@setu/contract/pages";
import contoursAvif from "../../assets/contours-light.avif";
import contoursWebp from "../../assets/contours-light.webp";
import { Action } from "../../components/action/action.tsx";
import { StaticPicture } from "../../components/static-picture/static-picture.tsx";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./not-available.module.css";

/** The Content Not Available page; its sentence is the specification's, to the letter (section 2). */
export function NotAvailable() {
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <StaticPicture className={styles.contours} avif={contoursAvif} webp={contoursWebp} width={1200} height={675} />
      <p className={styles.number}>404</p>
      <h1>{texts.notAvailableTitle}</h1>
      <p className={styles.sentence}>{texts.nothingAvailable}</p>
      <Action href={pages.home.href()} label={texts.backToHome} />
    </div>
  );
}
