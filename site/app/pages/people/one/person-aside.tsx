import { pages } from "@setu/contract/pages";
import type { PersonDetail } from "@setu/contract/people";
import type { ReactNode } from "react";
import { Action } from "../../../components/action/action.tsx";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { More } from "../../../components/more/more.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { useForum } from "../../../shell/use-forum.ts";
import { telephone } from "../../../text/telephone.ts";
import styles from "./person-page.module.css";
import { words } from "./texts.ts";

/** Roles with their terms, qualifications, and a link to write: through the form, since no person's own address is shown. */
export function PersonAside({ person }: { person: PersonDetail }) {
  const own = usePageTexts(words);
  const { roles, qualifications, memberships, cv } = person;
  return (
    <aside className={split.aside}>
      {roles.length > 0 && (
        <Part id="roles" title={own.roles}>
          <ul>
            {inOrder(roles, (role) => (
              <li lang={person.locale.served}>
                {role.title}
                <Dotted as="small" parts={[role.kind_text, role.representing, role.term_text]} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {qualifications.length > 0 && (
        <Part id="qualifications" title={own.qualifications}>
          <ul>
            {inOrder(qualifications, ({ name, institution, year }) => (
              <li>
                {name}
                <small>{[institution, year].filter(Boolean).join(", ")}</small>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {memberships.length > 0 && (
        <Part id="memberships" title={own.memberships}>
          <ul>
            {inOrder(memberships, (membership) => (
              <Membership {...membership} />
            ))}
          </ul>
        </Part>
      )}
      {cv && (
        <Part id="cv" title={own.cv}>
          <DocumentList documents={[cv]} />
        </Part>
      )}
      <ContactPerson person={person} />
    </aside>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Membership({ name, number }: PersonDetail["memberships"][number]) {
  const own = usePageTexts(words);
  return (
    <li>
      {name}
      {number && (
        <small>
          {own.number} {number}
        </small>
      )}
    </li>
  );
}

function ContactPerson({ person: { id, office_contact: office } }: { person: PersonDetail }) {
  const own = usePageTexts(words);
  const hasForum = useForum();
  return (
    <section aria-labelledby="contact-person" className={styles.contact}>
      <h2 id="contact-person">{own.contact}</h2>
      {office && (
        <p lang={office.locale.served}>
          {own.office}: {office.name}
          {office.phone && (
            <>
              <br />
              <a href={telephone(office.phone)}>{office.phone}</a>
            </>
          )}
        </p>
      )}
      <Action href={pages.home.href({ person: id }, "#contact")} label={own.write} />
      {hasForum && <More to={pages.forum.href()}>{own.forum}</More>}
      <PrintButton label={own.print} />
    </section>
  );
}
