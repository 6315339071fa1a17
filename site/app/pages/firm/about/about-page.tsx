import type { About } from "@setu/contract/firm/about";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Locations } from "../../../components/locations/locations.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { PeopleTabs } from "../../../components/people-tabs/people-tabs.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import styles from "./about-page.module.css";
import { Articles } from "./articles.tsx";
import { Figures } from "./figures.tsx";
import { History } from "./history.tsx";
import type { AboutPageData } from "./load-about.ts";
import { Organisation } from "./organisation.tsx";
import { Registrations } from "./registrations.tsx";
import { Statements } from "./statements.tsx";
import { words } from "./texts.ts";

/** The firm as a whole. Parts that no editor has written yet are omitted; the links to its people are always shown. */
export function AboutPage() {
  const { about } = usePageData<AboutPageData>();
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  const heading = (name: string) => ({ name, description: null, locale: { requested: locale, served: locale } });
  const [lead] = about.files;
  return (
    <>
      <Opening
        title={about.name ?? texts.aboutUs}
        lead={about.intro || (isBlank(about) ? own.lead : null)}
        locale={about.locale}
      >
        <PeopleTabs />
        {about.profile_file && (
          <section className={styles.profile} aria-label={own.profile}>
            <DocumentList documents={[about.profile_file]} />
          </section>
        )}
      </Opening>
      {lead && <Plate file={lead} whole />}
      <div className={styles.parts}>
        {about.who_we_are.length > 0 && <Articles articles={about.who_we_are} info={heading(own.articles)} />}
        <Statements about={about} info={heading(own.statements)} />
        {about.stats.length > 0 && <Figures stats={about.stats} info={heading(own.figures)} />}
        {about.timeline.length > 0 && <History events={about.timeline} info={heading(own.history)} />}
        {about.organisation.length > 0 && <Organisation units={about.organisation} info={heading(own.organisation)} />}
        {about.registrations.length > 0 && (
          <Registrations registrations={about.registrations} info={heading(own.registrations)} />
        )}
        <Locations locations={about.offices} center={about.center} info={heading(own.offices)} />
      </div>
    </>
  );
}

const isBlank = ({ intro, who_we_are: articles, mission, offices }: About): boolean =>
  !intro && articles.length === 0 && !mission.description && offices.length === 0;
