import { pages } from "@setu/contract/pages";
import type { BoardMembers } from "@setu/contract/people";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import styles from "./board-members-page.module.css";
import { words } from "./texts.ts";

type Past = BoardMembers["past"][number];

/** Past board members, latest first. People who have left the firm have no page. */
export function PastMembers({ members }: { members: Past[] }) {
  const own = usePageTexts(words);
  const { texts } = useLanguage();
  return (
    <details className={styles.past}>
      <summary>
        {own.past} <span>({texts.number(members.length)})</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{own.name}</th>
            <th scope="col">{own.role}</th>
            <th scope="col">{own.term}</th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <tr key={member.id} lang={member.locale.served}>
              <th scope="row">
                {member.has_page ? <Link to={pages.person.href({ id: member.id })}>{member.name}</Link> : member.name}
              </th>
              <td>{[member.role, member.representing].filter(Boolean).join(", ")}</td>
              <td>{member.term_text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
