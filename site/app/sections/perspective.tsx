import type { Perspective as PerspectiveContent, SectionInfo } from "@setu/contract/home";
import { Link } from "react-router";
import { OtherLanguageNote } from "../components/other-language.tsx";
import { Paragraphs } from "../components/paragraphs.tsx";
import { Picture } from "../components/picture.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { useTexts } from "../i18n/texts.ts";
import styles from "./section.module.css";

interface Props {
  perspective: PerspectiveContent;
  info: SectionInfo;
}

export function Perspective({ perspective, info }: Props) {
  const texts = useTexts();
  // The specification, section 2: the image is the second file.
  const picture = perspective.files[1];
  return (
    <section className={styles.band} aria-labelledby="perspective">
      <SectionHead id="perspective" info={info} />
      <OtherLanguageNote locale={perspective.locale} />
      <div className={styles.grid} lang={perspective.locale.served}>
        {picture && <Picture file={picture} sizes="(max-width: 48rem) 100vw, 33vw" />}
        <div>
          {perspective.quote && <blockquote>{perspective.quote}</blockquote>}
          <Paragraphs text={perspective.message} />
          <p>
            {perspective.name}, {perspective.designation}
          </p>
          <Link
            className={styles.more}
            to={`/personnel/${perspective.id}`}
            aria-label={texts.readMoreAbout(perspective.name)}
          >
            {texts.readMore}
          </Link>
        </div>
      </div>
    </section>
  );
}
