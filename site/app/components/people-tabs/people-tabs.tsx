import { pages } from "@setu/contract/pages";
import { useLocation } from "react-router";
import { usePageTexts } from "../../i18n/texts.ts";
import { Tabs } from "../tabs/tabs.tsx";
import { peopleWords } from "./people-words.ts";

const lists = [
  { to: pages.members.href(), key: "team" },
  { to: pages.keyPersonnel.href(), key: "key" },
  { to: pages.boardMembers.href(), key: "board" },
] as const;

/** The three lists of people, each a page of its own. */
export function PeopleTabs() {
  const own = usePageTexts(peopleWords);
  const { pathname } = useLocation();
  const tabs = lists.map(({ to, key }) => ({ to, text: own[key], isShown: pathname.endsWith(to) }));
  return <Tabs label={own.lists} tabs={tabs} />;
}
