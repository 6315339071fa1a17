import { pages } from "@setu/contract/pages";
import type { KeyPersonnel } from "@setu/contract/people";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { words } from "./texts.ts";

export interface KeyPersonnelPageData extends PageData {
  people: KeyPersonnel["items"];
}

export const loadKeyPersonnel = pageLoader(async ({ api, locale, texts }): Promise<KeyPersonnelPageData> => {
  const { items } = await api.keyPersonnel(locale);
  const title = peopleWords[locale].key;
  return {
    head: {
      title,
      description: words[locale].lead,
      image: items[0]?.files[0],
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.keyPersonnel.href() },
      ],
    },
    people: items,
  };
});
