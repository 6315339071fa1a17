import type { Slide as SlideContent } from "@setu/contract/home";
import { Action } from "../../../../components/action/action.tsx";
import { Picture } from "../../../../components/picture/picture.tsx";
import { slideSizes } from "../../../../components/picture/picture-sources.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import styles from "./slide.module.css";

interface Props {
  slide: SlideContent;
  /** "1 of 3", the slide's accessible name. */
  label: string;
  priority: boolean;
  shown: boolean;
  waiting: boolean;
}

export function Slide({ slide, label, priority, shown, waiting }: Props) {
  const { slide: roleDescription } = useTexts();
  const [picture] = slide.files;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group, but not one of form fields
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      lang={slide.locale.served}
      data-shown={shown}
      data-waiting={waiting || undefined}
    >
      {picture && (
        <Picture file={picture} className={styles.picture} sizes={slideSizes(picture, priority)} priority={priority} />
      )}
      <div className={styles.words}>
        {slide.description && <p className={styles.kicker}>{slide.description}</p>}
        <h2 className={styles.headline}>{slide.name}</h2>
        {slide.action && <Action {...slide.action} />}
      </div>
      <p className={styles.caption}>{slide.caption}</p>
    </div>
  );
}
