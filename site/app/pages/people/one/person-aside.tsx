import { pages } from "@setu/contract/pages";
import type { PersonDetail } from "@setu/contract/people";
import { Action } from "../../../components/action/action.tsx";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { telephone } from "../../../text/telephone.ts";
import styles from "./person-page.module.css";
import { words } from "./texts.ts";

/** Roles with their terms, what was learnt, and the way to write: through the form, never an address of her or his own. */
export function PersonAside({ person }: { person: PersonDetail }) {
  const own = usePageTexts(words);
  const { locale } = useLanguage();
  const { roles, qualifications, memberships, cv, office_contact: office } = person;
  return (
    <aside className={split.aside}>
      {roles.length > 0 && (
        <section aria-labelledby="roles">
          <h2 id="roles">{own.roles}</h2>
          <ul>
            {inOrder(roles, (role) => (
              <li lang={person.locale.served}>
                {role.title}
                <small>{[role.kind_text, role.representing, term(role, locale)].filter(Boolean).join(" · ")}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {qualifications.length > 0 && (
        <section aria-labelledby="qualifications">
          <h2 id="qualifications">{own.qualifications}</h2>
          <ul>
            {inOrder(qualifications, ({ name, institution, year }) => (
              <li>
                {name}
                <small>{[institution, year].filter(Boolean).join(", ")}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      {memberships.length > 0 && (
        <section aria-labelledby="memberships">
          <h2 id="memberships">{own.memberships}</h2>
          <ul>
            {inOrder(memberships, ({ name, number }) => (
              <li>
                {name}
                {number && (
                  <small>
                    {own.number} {number}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {cv && (
        <section aria-labelledby="cv">
          <h2 id="cv">{own.cv}</h2>
          <DocumentList documents={[cv]} />
        </section>
      )}
      <section aria-labelledby="contact-person" className={styles.contact}>
        <h2 id="contact-person">{own.contact}</h2>
        {office && (
          <p lang={office.locale.served}>
            {own.through(office.name)}
            {office.phone && (
              <>
                <br />
                <a href={telephone(office.phone)}>{office.phone}</a>
              </>
            )}
          </p>
        )}
        <Action href={pages.home.href({ person: person.id }, "#contact")} label={own.write(person.name)} />
        <button type="button" className={styles.print} onClick={() => window.print()}>
          {own.print}
        </button>
      </section>
    </aside>
  );
}

/** "2013 –", "1993 – 2012": years in the calendar that the language is read with. */
function term({ since, until }: PersonDetail["roles"][number], locale: "en" | "ne"): string {
  const year = (date: typeof since) =>
    (locale === "ne" && date?.bs_text.split(" ")[0]) || date?.ad_text.split(" ").at(-1) || "";
  return since || until ? `${year(since)} – ${year(until)}`.trim() : "";
}
