import { otherLocale } from "@setu/contract/locale";
import { useLanguage } from "../i18n/texts.ts";
import { type Exhibit, exhibits } from "./all-examples.ts";
import { Overview } from "./overview.tsx";
import { sceneOf } from "./scene.ts";
import styles from "./showcase.module.css";
import { showcaseAddress } from "./showcase-address.ts";
import { ShowcaseIndex } from "./showcase-index.tsx";
import { Stage } from "./stage.tsx";

/** The index on the left; beside it one component in all its states, or the overview. In English: it is for engineers. */
export function ShowcasePage({ exhibit }: { exhibit: Exhibit | undefined }) {
  const { locale, texts } = useLanguage();
  const other = otherLocale(locale);
  return (
    <div className={styles.page} lang="en">
      <ShowcaseIndex current={exhibit} />
      <main className={styles.main}>
        <header className={styles.head}>
          <p className={styles.mono}>{exhibit ? `site/app/${exhibit.folder}/${exhibit.name}.tsx` : "site/app"}</p>
          <h1>{exhibit?.name ?? "Components"}</h1>
          <a
            className={styles.language}
            href={showcaseAddress(other, ...(exhibit ? [exhibit.name] : []))}
            lang={other}
            hrefLang={other}
          >
            {texts.switchLanguage}
          </a>
        </header>
        {exhibit ? <Exhibition exhibit={exhibit} /> : <Overview exhibits={exhibits} />}
      </main>
    </div>
  );
}

function Exhibition({ exhibit }: { exhibit: Exhibit }) {
  const { locale } = useLanguage();
  return exhibit.examples(sceneOf(locale)).map((example, index) => (
    <figure key={example.slug} id={example.slug} className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={styles.mono}>{String(index + 1).padStart(2, "0")}</span>
        <h2>{example.name}</h2>
        <a
          className={styles.mono}
          href={showcaseAddress(locale, exhibit.name, example.slug)}
          data-complains={example.complains}
        >
          alone<span className={styles.unseen}>: {example.name}</span>
        </a>
        {example.note && <p>{example.note}</p>}
      </figcaption>
      <Stage example={example} />
    </figure>
  ));
}
