import type { Perspective as PerspectiveContent, SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { More } from "../../../../components/more/more.tsx";
import { OtherLanguageNote } from "../../../../components/other-language/other-language.tsx";
import { Paragraphs } from "../../../../components/paragraphs/paragraphs.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { useTexts } from "../../../../i18n/texts.ts";
import layout from "../../../../layout/section.module.css";
import styles from "./perspective.module.css";

interface Props {
  perspective: PerspectiveContent;
  info: SectionInfo;
}

/** On a phone, three quarters of the portrait's width look the same, for three fifths of the bytes. */
const portraitSizes = "(max-width: 40rem) 66vw, (max-width: 64rem) 100vw, 70vw";

export function Perspective({ perspective, info }: Props) {
  const texts = useTexts();
  const [picture] = perspective.files;
  return (
    <section className={`${layout.band} ${layout.grid}`} aria-labelledby="perspective">
      {picture && (
        <figure className={styles.figure}>
          <Picture file={picture} sizes={portraitSizes} />
          {picture.caption && <figcaption className={layout.note}>{picture.caption}</figcaption>}
        </figure>
      )}
      <div className={styles.words} lang={perspective.locale.served}>
        <h2
          id="perspective"
          className={`${styles.title} ${layout.note}`}
          lang={info.name ? info.locale.served : undefined}
        >
          {info.name || perspective.name}
        </h2>
        <OtherLanguageNote locale={perspective.locale} />
        {perspective.quote && (
          <blockquote className={styles.quote}>
            <p>{perspective.quote}</p>
          </blockquote>
        )}
        <div className={styles.message}>
          <Paragraphs text={perspective.message} />
        </div>
        <div className={styles.signature}>
          <p>
            <strong>{perspective.name}</strong>
            <span className={layout.note}>{perspective.designation}</span>
          </p>
          <More to={pages.person.href({ id: perspective.id })} about={perspective.name}>
            {texts.readMore}
          </More>
        </div>
      </div>
    </section>
  );
}
