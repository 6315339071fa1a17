import type { SectionInfo } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { Link } from "../../components/link/link.tsx";
import { Locations } from "../../components/locations/locations.tsx";
import { useLanguage } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import { useProgress } from "../../shell/progress/progress.tsx";
import styles from "./home-page.module.css";
import type { HomeData } from "./load-home.ts";
import { Contact } from "./sections/contact/contact.tsx";
import { News } from "./sections/news/news.tsx";
import { Perspective } from "./sections/perspective/perspective.tsx";
import { Projects } from "./sections/projects/projects.tsx";
import { Services } from "./sections/services/services.tsx";
import { Slider } from "./sections/slider/slider.tsx";
import { Statistics } from "./sections/statistics/statistics.tsx";
import { Values } from "./sections/values/values.tsx";

/** The home page: its sections in the order of the specification, section 2. Empty sections are omitted. */
export function HomePage() {
  const loaded = useLoaderData<HomeData>();
  const [good, setGood] = useState(loaded.home);
  if (loaded.home && good !== loaded.home) setGood(loaded.home);
  const { question } = loaded;
  const { texts } = useLanguage();
  const progress = useProgress();
  // Depends on the loaded object, not on its content: a second failure counts too.
  useEffect(() => {
    if (!loaded.home) progress.fail();
  }, [loaded, progress]);

  // A later failure removes nothing: the visitor may be writing in the form.
  const home = loaded.home ?? good;
  if (!home) return <HomeWithoutData />;
  return (
    <>
      {home.sliders.length > 0 ? (
        <>
          {/* A heading of its own: the slides change. */}
          <h1 className={layout.unseen}>{home.seo.title || texts.home}</h1>
          <Slider slides={home.sliders} />
        </>
      ) : (
        <header className={styles.opening}>
          <h1>{home.seo.title || texts.homeSoon}</h1>
          <p>{home.seo.description || texts.homeBegins}</p>
        </header>
      )}
      {home.perspective && <Perspective perspective={home.perspective} info={home.perspective_info} />}
      <Values
        info={home.values_info}
        mission={home.mission}
        vision={home.vission}
        objective={home.objective}
        whoWeAre={home.who_we_are}
      />
      <Statistics statistics={home.statistics} />
      <Locations locations={home.locations} center={home.center} info={home.location_info} />
      <Projects projects={home.projects} info={home.project_info} />
      <Services services={home.services} info={home.service_info} />
      <News news={home.news} info={home.news_info} />
      <Contact
        info={home.contact_info}
        office={home.locations.find((location) => location.head_office) ?? home.locations[0]}
        map={home.contact_map}
        message={question}
      />
    </>
  );
}

/** The parts that need no data; the failure itself is only logged (specification, section 8). */
function HomeWithoutData() {
  const { locale, texts } = useLanguage();
  const info: SectionInfo = { name: texts.contactUs, description: null, locale: { requested: locale, served: locale } };
  return (
    <>
      <h1 className={layout.unseen}>{texts.home}</h1>
      <div className={styles.unavailable}>
        <p>{texts.homeUnavailable}</p>
        <Link to={pages.home.href()}>{texts.tryAgain}</Link>
      </div>
      <Statistics statistics={texts.statistics} />
      <Contact info={info} office={undefined} map={{ link: null, embed: null }} />
    </>
  );
}
