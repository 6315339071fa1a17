import { useLanguage } from "../i18n/texts.ts";
import type { Exhibit } from "./all-examples.ts";
import { sceneOf } from "./scene.ts";
import styles from "./showcase.module.css";
import { showcaseAddress } from "./showcase-address.ts";

/** All components by name: each state is a link to itself. */
export function Overview({ exhibits }: { exhibits: Exhibit[] }) {
  const { locale } = useLanguage();
  return exhibits.map(({ name, examples }) => (
    <section key={name} className={styles.row} aria-labelledby={`row-${name}`}>
      <h2 id={`row-${name}`}>
        <a href={showcaseAddress(locale, name)}>{name}</a>
      </h2>
      <ul>
        {examples(sceneOf(locale)).map((example) => (
          <li key={example.slug}>
            <a href={`${showcaseAddress(locale, name)}#${example.slug}`}>{example.name}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
