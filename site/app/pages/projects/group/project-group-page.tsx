import { pages } from "@setu/contract/pages";
import { Action } from "../../../components/action/action.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { usePageData } from "../../../page-data.ts";
import { isSameName } from "../../../text/same-name.ts";
import { ProjectResult } from "../list/project-result.tsx";
import type { ProjectGroupPageData } from "./load-project-group.ts";
import styles from "./project-group-page.module.css";
import { words } from "./texts.ts";

/** Fewer projects than this are seen at a glance: they are neither counted in figures nor filtered. */
const many = 8;

/** A menu entry's page: the firm's work in that sector in words and numbers, its projects and its services. */
export function ProjectGroupPage() {
  const { group } = usePageData<ProjectGroupPageData>();
  const { menu } = group;
  // A sector's only service with the sector's own name would be a repetition.
  const isOne = group.services.length === 1 && group.services.every(({ name }) => isSameName(name, menu.name));
  const services = isOne ? [] : group.services;
  const only = group.services.length === 1 ? group.services[0] : undefined;
  const own = usePageTexts(words);
  const [picture] = menu.files;
  return (
    <>
      <Opening title={menu.name} lead={menu.description} locale={menu.locale} />
      {picture && <Plate file={picture} />}
      {group.numbers.projects >= many && <Numbers numbers={group.numbers} />}
      <ProjectResult result={group} label={menu.name} open={3} few={group.numbers.projects < many} />
      {services.length > 0 && (
        <section className={`${layout.band} ${layout.tinted} ${styles.offer}`} aria-labelledby="services">
          <h2 id="services" className={styles.title}>
            {own.services}
          </h2>
          <ul className={styles.services}>
            {services.map(({ id, name, description, locale }) => (
              <li key={id} lang={locale.served}>
                <h3>
                  <Link to={pages.service.href({ id })}>{name}</Link>
                </h3>
                {description && <p>{description}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.onward}>
        <Action href={pages.home.href(only ? { service: only.id } : {}, "#contact")} label={own.ask} />
        {isOne && only && <More to={pages.service.href({ id: only.id })}>{own.about}</More>}
        <More to={pages.projects.href()}>{own.all}</More>
      </p>
    </>
  );
}

function Numbers({ numbers }: { numbers: ProjectGroupPageData["group"]["numbers"] }) {
  const texts = useTexts();
  const own = usePageTexts(words);
  const figures = [
    { label: own.projects, value: texts.number(numbers.projects) },
    ...(numbers.ongoing > 0 ? [{ label: own.ongoing, value: texts.number(numbers.ongoing) }] : []),
    ...(numbers.countries > 0 ? [{ label: own.countries, value: texts.number(numbers.countries) }] : []),
    ...(numbers.since ? [{ label: own.since, value: numbers.since }] : []),
  ];
  return (
    <dl className={styles.numbers} aria-label={own.numbers}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
