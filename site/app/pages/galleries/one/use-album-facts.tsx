import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Gallery } from "@setu/contract/galleries";
import { pages } from "@setu/contract/pages";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import styles from "./gallery-page.module.css";
import { words } from "./texts.ts";

/** Returns the facts of an album: date, place, number of photos and project. */
export function useAlbumFacts({ date, place, photos_count: count, project }: Gallery["album"]): Fact[] {
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  const [first, second] = inBothCalendars(date, locale);
  const when = (
    <>
      <time dateTime={date.ad}>{first}</time>
      {second && <span className={styles.second}>{second}</span>}
    </>
  );
  return [
    { label: own.date, value: when, columns: 3, narrow: 3 },
    { label: own.photos, value: texts.number(count), columns: 3, narrow: 3 },
    ...(place ? [{ label: own.place, value: place, columns: 6 } as const] : []),
    ...(project
      ? [
          {
            label: own.project,
            value: (
              <Link
                to={pages.project.href({ project_slug: project.slug, childId: project.id })}
                lang={project.locale.served}
              >
                {project.name}
              </Link>
            ),
            columns: 6,
          } as const,
        ]
      : []),
  ];
}
