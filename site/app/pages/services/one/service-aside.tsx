import { pages } from "@setu/contract/pages";
import type { ServiceDetail } from "@setu/contract/services";
import { Action } from "../../../components/action/action.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { useForum } from "../../../shell/use-forum.ts";
import styles from "./service-page.module.css";
import { words } from "./texts.ts";

/** The link to the contact form, frequent questions, the standards, and the sectors whose projects need the service. */
export function ServiceAside({ service }: { service: ServiceDetail }) {
  const own = usePageTexts(words);
  const hasForum = useForum();
  const { sectors } = service;
  return (
    <aside className={`${split.aside} ${split.following}`}>
      <p>
        <Action href={pages.home.href({ service: service.id }, "#contact")} label={own.ask} />
      </p>
      {hasForum && <More to={pages.forum.href()}>{own.forum}</More>}
      {service.stories.length > 0 && (
        <nav aria-labelledby="stories">
          <h2 id="stories">{own.stories}</h2>
          <ul>
            {service.stories.map(({ id, name, locale }) => (
              <li key={id} lang={locale.served}>
                <Link to={pages.story.href({ id })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {service.faqs.length > 0 && (
        <nav aria-labelledby="faqs">
          <h2 id="faqs">{own.faqs}</h2>
          <ul>
            {service.faqs.map(({ id, question, locale }) => (
              <li key={id} lang={locale.served}>
                <Link to={pages.faqs.href({}, `#faq-${id}`)}>{question}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {service.standards.length > 0 && (
        <section aria-labelledby="standards">
          <h2 id="standards">{own.standards}</h2>
          <ul className={styles.standards} lang={service.locale.served}>
            {service.standards.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      {sectors.length > 0 && (
        <nav aria-labelledby="sectors">
          <h2 id="sectors">{own.sectors}</h2>
          <ul>
            {sectors.map(({ slug, name, locale }) => (
              <li key={slug} lang={locale.served}>
                <Link to={pages.projectGroup.href({ project_slug: slug })}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
