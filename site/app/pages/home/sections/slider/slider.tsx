import type { Slide as SlideContent } from "@setu/contract/home";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHomeScript } from "../../../../after-load/after-load.ts";
import { Steer } from "../../../../components/steer/steer.tsx";
import { useRotation } from "../../../../components/steer/use-rotation.ts";
import { useTexts } from "../../../../i18n/texts.ts";
import { Slide } from "./slide.tsx";
import styles from "./slider.module.css";

/** The delay of 200 ms is in the style sheet; timeout 3000 ms (specification, section 9). */
const timeoutMs = 3000;

/** The slider of the first view. Without JavaScript its slides are side by side, and visitors scroll them. */
export function Slider({ slides }: { slides: SlideContent[] }) {
  const texts = useTexts();
  const region = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const move = (direction: 1 | -1) => setCurrent((before) => (before + direction + count) % count);
  const { playing, running, toggle } = useRotation(region, timeoutMs, () => move(1));

  const script = useHomeScript();
  const onSwipe = useEffectEvent(move);
  useEffect(() => {
    if (script && region.current && count > 1) return script.swipe(region.current, (direction) => onSwipe(direction));
  }, [script, count]);

  if (count === 0) return null;
  return (
    <section
      ref={region}
      className={styles.hero}
      data-hero=""
      aria-roledescription={texts.carousel}
      aria-label={texts.slides}
    >
      {count > 1 && (
        <Steer className={styles.steer} playing={playing} onToggle={toggle} onMove={move}>
          <p className={styles.index}>
            {texts.figure(current + 1)} / {texts.figure(count)}
          </p>
          <span key={current} className={styles.run} data-running={running} />
        </Steer>
      )}
      <div className={styles.slides} aria-live={playing ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.name}
            slide={slide}
            label={texts.slideOf(index + 1, count)}
            priority={index === 0}
            shown={index === current}
            // The others load when the first view is complete.
            waiting={index !== 0 && script === undefined}
          />
        ))}
      </div>
    </section>
  );
}
