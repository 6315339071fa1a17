import { localizedPath } from "@setu/contract/locale";
import { firmId, pages } from "@setu/contract/pages";
import type { PersonDetail } from "@setu/contract/people";
import { peopleWords } from "../../../components/people-tabs/people-words.ts";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { truncate } from "../../../text/truncate.ts";
import { words as memberWords } from "../members/texts.ts";

export interface PersonPageData extends PageData {
  person: PersonDetail;
}

/** The length in characters of a description in search results. */
const descriptionLength = 155;

export const loadPerson = pageLoader(
  async ({ api, locale, params, texts }): Promise<PersonPageData> => {
    const person = await api.person(locale, params);
    const path = pages.person.href({ id: person.id });
    return {
      head: {
        title: person.name,
        description:
          `${person.designation}. ${truncate(person.message, person.locale.served, descriptionLength)}`.trim(),
        image: person.files[0],
        type: "profile",
        breadcrumbs: [
          { name: texts.aboutUs, href: pages.about.href() },
          listOf(person, locale),
          { name: person.name, href: path },
        ],
        structured: [structuredData(person, localizedPath(path, locale))],
      },
      person,
    };
  },
  { afterGone: (locale) => ({ href: pages.members.href(), name: memberWords[locale].title }) },
);

/** Returns the list in which visitors would look for this person. */
function listOf({ roles }: PersonDetail, locale: "en" | "ne") {
  const has = (kind: string) => roles.some((role) => role.current && role.kind === kind);
  if (has("key")) return { name: peopleWords[locale].key, href: pages.keyPersonnel.href() };
  if (has("board") && !has("team")) return { name: peopleWords[locale].board, href: pages.boardMembers.href() };
  return { name: memberWords[locale].title, href: pages.members.href() };
}

/** schema.org's ProfilePage with a Person. */
const structuredData = (person: PersonDetail, url: string) => ({
  "@type": "ProfilePage",
  url,
  inLanguage: person.locale.served,
  mainEntity: {
    "@type": "Person",
    "@id": `${url}#person`,
    name: person.name,
    alternateName: [person.name_en, person.name_ne].filter((name) => name && name !== person.name),
    jobTitle: person.designation,
    url,
    worksFor: { "@id": firmId },
    ...(person.files[0] && { image: person.files[0].location }),
    ...(person.languages.length > 0 && { knowsLanguage: person.languages }),
    ...(person.memberships.length > 0 && {
      memberOf: person.memberships.map(({ name }) => ({ "@type": "Organization", name })),
    }),
  },
});
