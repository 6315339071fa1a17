import { localizedPath } from "@setu/contract/locale";
import { useEffect, useRef } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { useLanguage } from "../../i18n/texts.ts";
import { SavedPages } from "../../offline/saved-pages.tsx";
import { showDocument } from "../../offline/show-document.ts";
import { useProgress } from "../progress/progress.tsx";
import { useWithoutConnection } from "../use-without-connection.ts";
import styles from "./unavailable.module.css";

interface Props {
  /** Whether the page is still shown below. */
  aside: boolean;
  /** The loader's data about the failure: a new object is a new failure. */
  failure?: object;
  /** Whether no answer came. */
  isLost?: boolean | undefined;
}

/** The message that a page's calls failed, with a way to try again. */
export function Unavailable({ aside, failure, isLost = false }: Props) {
  const { locale, texts } = useLanguage();
  const { pathname, search, key } = useLocation();
  const { revalidate } = useRevalidator();
  const progress = useProgress();
  const tried = useRef(false);
  const arrived = useNavigation().state === "idle";
  // biome-ignore lint/correctness/useExhaustiveDependencies: it fails each time that the calls do
  useEffect(() => {
    // Not before: the end of the navigation would still mark it as finished.
    if (arrived) progress.fail();
    tried.current = false;
  }, [arrived, failure, progress]);
  // The page that comes instead has not been navigated to.
  useEffect(() => () => void (tried.current && progress.finish()), [progress]);
  const again = () => {
    tried.current = true;
    progress.start();
    void revalidate();
  };
  const isOffline = useWithoutConnection(isLost, again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address is checked
  useEffect(() => {
    if (isOffline && !aside) showDocument().catch(console.warn);
  }, [isOffline, aside, key]);
  const Title = aside ? "p" : "h1";
  return (
    <div className={aside ? styles.aside : styles.page} role="alert">
      <Title className={styles.title}>{isOffline ? texts.noConnection : texts.somethingWentWrong}</Title>
      <p>{isOffline ? texts.loadsWhenConnected : texts.homeUnavailable}</p>
      {/* A link, so that it works without JavaScript too. */}
      <a
        href={localizedPath(pathname, locale) + search}
        onClick={(event) => {
          event.preventDefault();
          again();
        }}
      >
        {texts.tryAgain}
      </a>
      {isOffline && <SavedPages />}
    </div>
  );
}
