import type { ForumOfficer } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Dialable } from "../../components/dialable/dialable.tsx";
import { More } from "../../components/more/more.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { words } from "./texts.ts";

interface Props {
  officer: ForumOfficer;
  /** The id of the discussion beside which this is shown. */
  discussion?: number;
}

/** The officer to whom anybody can write about posts in the forum, with an account or without. */
export function Officer({ officer, discussion }: Props) {
  const texts = usePageTexts(words);
  return (
    <section aria-labelledby="officer">
      <h2 id="officer">{texts.officer}</h2>
      {officer && (
        <p lang={officer.locale.served}>
          {officer.name}
          <br />
          <Dialable>{officer.contact}</Dialable>
        </p>
      )}
      <p>
        <More to={pages.complaints.href(discussion === undefined ? {} : { about: `discussion-${discussion}` })}>
          {texts.complain}
        </More>
      </p>
    </section>
  );
}
