import { pages } from "@setu/contract/pages";
import type { BoardMember } from "@setu/contract/people";
import { BothCalendars } from "../../../components/both-calendars/both-calendars.tsx";
import { Empty } from "../../../components/empty/empty.tsx";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { OtherScript } from "../../../components/other-script/other-script.tsx";
import { PeopleTabs } from "../../../components/people-tabs/people-tabs.tsx";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { Portrait } from "../../../components/portrait/portrait.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import cover from "../../../layout/cover.module.css";
import layout from "../../../layout/section.module.css";
import { usePageData } from "../../../page-data.ts";
import styles from "./board-members-page.module.css";
import type { BoardMembersPageData } from "./load-board-members.ts";
import { PastMembers } from "./past-members.tsx";
import { words } from "./texts.ts";

/** The board: the chair, the other members, and past members in a closed disclosure. */
export function BoardMembersPage() {
  const { board } = usePageData<BoardMembersPageData>();
  const own = usePageTexts(words);
  const { board: title } = usePageTexts(peopleWords);
  return (
    <>
      <Opening title={title} lead={own.lead}>
        <PeopleTabs />
      </Opening>
      <section className={`${layout.band} ${styles.board}`} aria-label={title}>
        {board.current.length > 0 ? (
          <ul className={styles.members}>
            {inPictureOrder(board.current).map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
        ) : (
          <Empty sentence={own.none}>
            <More to={pages.members.href()}>{own.team}</More>
          </Empty>
        )}
        {board.past.length > 0 && <PastMembers members={board.past} />}
      </section>
    </>
  );
}

/** The chair first, then those with a portrait: members without one come last, each as a row of text. */
const inPictureOrder = (members: BoardMember[]) => members.toSorted((a, b) => Number(isNamed(a)) - Number(isNamed(b)));

const isNamed = ({ chair, files }: BoardMember) => !chair && files.length === 0;

function Member({ member }: { member: BoardMember }) {
  const people = usePageTexts(peopleWords);
  return (
    <li
      className={`${cover.covered} ${member.chair ? styles.chair : isNamed(member) ? styles.named : ""}`}
      lang={member.locale.served}
    >
      <Portrait person={member} sizes="(max-width: 48rem) 45vw, 25vw" priority={member.chair} />
      <div className={styles.words}>
        <div>
          <h2>
            <Link to={pages.person.href({ id: member.id })}>{member.name}</Link>
          </h2>
          <OtherScript person={member} className={layout.note} />
          <p className={styles.role}>{member.role}</p>
        </div>
        {member.line && <p className={styles.line}>{member.line}</p>}
        <dl>
          {member.representing && (
            <div>
              <dt>{people.representing}</dt>
              <dd>{member.representing}</dd>
            </div>
          )}
          {member.since && (
            <div>
              <dt>{people.since}</dt>
              <dd>
                <BothCalendars date={member.since} stacked />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}
