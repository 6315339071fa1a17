import { pages } from "@setu/contract/pages";
import type { ServiceDetail } from "@setu/contract/services";
import { Link } from "../../../components/link/link.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import type { ServicePageData } from "./load-service.ts";
import { ServiceAside } from "./service-aside.tsx";
import { ServiceCompany } from "./service-company.tsx";
import styles from "./service-page.module.css";
import { ServiceProjects } from "./service-projects.tsx";
import { words } from "./texts.ts";

/** A service: what we do and deliver, the standards we follow, past projects, and our specialists. */
export function ServicePage() {
  const { service } = usePageData<ServicePageData>();
  const own = usePageTexts(words);
  const lang = service.locale.served;
  const [lead] = service.files;
  return (
    <>
      <article>
        <Opening title={service.name} lead={service.description} locale={service.locale} />
        {lead && <Plate file={lead} />}
        <div className={split.split}>
          <div className={styles.story} lang={lang}>
            <RichText value={service.body} />
            {service.deliverables.length > 0 && (
              <section aria-labelledby="deliverables">
                <h2 id="deliverables">{own.deliverables}</h2>
                <ol className={styles.deliverables}>
                  {service.deliverables.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ol>
              </section>
            )}
          </div>
          <ServiceAside service={service} />
        </div>
      </article>
      <ServiceProjects service={service} />
      <ServiceCompany service={service} />
      {service.siblings.length > 0 && <Siblings siblings={service.siblings} />}
    </>
  );
}

function Siblings({ siblings }: Pick<ServiceDetail, "siblings">) {
  const own = usePageTexts(words);
  return (
    <nav className={styles.siblings} aria-labelledby="siblings">
      <h2 id="siblings">{own.siblings}</h2>
      <ul>
        {siblings.map(({ id, name, locale }) => (
          <li key={id} lang={locale.served}>
            <Link to={pages.service.href({ id })}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
