import type { About } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { OtherLanguageNote } from "../../../components/other-language/other-language.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import layout from "../../../layout/section.module.css";
import styles from "./about-page.module.css";

/** Mission, vision and objective, as on the home page. */
export function Statements({ about, info }: { about: About; info: SectionInfo }) {
  const statements = [about.mission, about.vission, about.objective].filter(({ description }) => description);
  if (statements.length === 0) return null;
  return (
    <section className={`${layout.band} ${layout.tinted}`} aria-labelledby="statements">
      <SectionHead id="statements" info={info} unwritten={info.name} />
      <dl className={styles.statements}>
        {statements.map(({ name, description, locale }) => (
          <div key={name || description} lang={locale.served}>
            <dt>{name}</dt>
            <dd>
              {description}
              <OtherLanguageNote locale={locale} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
