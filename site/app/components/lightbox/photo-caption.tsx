import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { Dotted } from "../dotted/dotted.tsx";
import styles from "./lightbox.module.css";
import type { GridPhoto } from "./photo.ts";
import { photoWords } from "./photo-words.ts";

/** The caption of a photo, and below it the place, the date and the photographer. */
export function PhotoCaption({ file }: { file: GridPhoto }) {
  const { locale } = useLanguage();
  const words = usePageTexts(photoWords);
  const [first, second] = file.taken_at ? inBothCalendars(file.taken_at, locale) : [];
  const facts = [
    file.place,
    first && (second ? `${first} (${second})` : first),
    file.credit && words.credit(file.credit),
  ].filter((fact) => typeof fact === "string" && fact !== "");
  return (
    <>
      <p className={styles.caption}>{file.caption ?? file.alt}</p>
      {facts.length > 0 && <Dotted className={styles.facts} parts={facts} />}
    </>
  );
}
