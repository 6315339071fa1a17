import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { inLocaleAddress } from "../i18n/locale-address.ts";
import { useLanguage } from "../i18n/texts.ts";
import { useProgress } from "./progress.tsx";
import styles from "./unavailable.module.css";

interface Props {
  /** Whether the page is still there below, as it was before. */
  aside: boolean;
}

/** The calls of a page failed: what can be done about it. */
export function Unavailable({ aside }: Props) {
  const { locale, texts } = useLanguage();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const progress = useProgress();
  useEffect(() => progress.fail(), [progress]);
  const Title = aside ? "p" : "h1";
  return (
    <div className={aside ? styles.aside : styles.page} role="alert">
      <Title className={styles.title}>{texts.somethingWentWrong}</Title>
      <p>{texts.homeUnavailable}</p>
      {/* A link, so that it works without JavaScript too. */}
      <a
        href={inLocaleAddress(pathname, locale) + search}
        onClick={(event) => {
          event.preventDefault();
          void revalidate();
        }}
      >
        {texts.tryAgain}
      </a>
    </div>
  );
}
