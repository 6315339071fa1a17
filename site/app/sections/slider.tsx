import type { Slide } from "@setu/contract/home";
import { Picture } from "../components/picture.tsx";
import styles from "./section.module.css";

export function Slider({ slides }: { slides: Slide[] }) {
  return slides.map((slide, index) => {
    const [picture] = slide.files;
    // The page's one h1 is the first slide's headline.
    const Headline = index === 0 ? "h1" : "h2";
    return (
      <section key={slide.name} className={styles.band} lang={slide.locale.served}>
        {picture && <Picture file={picture} sizes="100vw" priority={index === 0} />}
        {slide.description && <p className={styles.note}>{slide.description}</p>}
        <Headline>{slide.name}</Headline>
        {slide.action && (
          <a className={styles.more} href={slide.action.href}>
            {slide.action.label}
          </a>
        )}
        {slide.caption && <p className={styles.note}>{slide.caption}</p>}
      </section>
    );
  });
}
