import { useEffect, useRef } from "react";
import { useLanguage } from "../i18n/texts.ts";
import type { Example } from "./example.ts";
import styles from "./showcase.module.css";
import { InSituation } from "./situation.tsx";

/** The background of a component while it is shown. */
export function Stage({ example, alone = false }: { example: Example; alone?: boolean }) {
  const { locale } = useLanguage();
  const stage = useRef<HTMLDivElement>(null);
  const { press } = example;
  useEffect(() => {
    if (press) stage.current?.querySelector<HTMLElement>(press)?.click();
  }, [press]);
  return (
    <div
      ref={stage}
      className={styles.stage}
      lang={locale}
      data-surface={example.surface}
      data-window={example.needsWindow}
      data-alone={alone}
    >
      <InSituation example={example} />
    </div>
  );
}
