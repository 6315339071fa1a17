import { useLanguage } from "../i18n/texts.ts";
import { type Exhibit, exhibits } from "./all-examples.ts";
import styles from "./showcase.module.css";
import { showcaseAddress } from "./showcase-address.ts";

export function ShowcaseIndex({ current }: { current: Exhibit | undefined }) {
  const { locale } = useLanguage();
  const rooms = Map.groupBy(exhibits, ({ room }) => room);
  return (
    <nav className={styles.index} aria-label="Components">
      <a className={styles.title} href={showcaseAddress(locale)} aria-current={current ? undefined : "page"}>
        Showcase
      </a>
      {[...rooms].map(([room, members]) => (
        <div key={room}>
          <p className={styles.mono} id={`room-${room}`}>
            {room}
          </p>
          <ul aria-labelledby={`room-${room}`}>
            {members.map(({ name }) => (
              <li key={name}>
                <a href={showcaseAddress(locale, name)} aria-current={name === current?.name ? "page" : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
