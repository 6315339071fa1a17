import { type Ids, idIn } from "./ids.ts";
import { aboutPage } from "./texts/about-page.ts";
import { personFacts } from "./texts/person-facts.ts";
import { serviceFacts } from "./texts/service-facts.ts";

/** The seed's details of entries, with ids for the keys. */

type By<Name extends string> = Record<Name, Ids>;

const among = (ids: Ids, keys: string[] = []) => keys.map((key) => idIn(ids, key));
const maybe = (ids: Ids, key: string | undefined) => (key === undefined ? undefined : idIn(ids, key));

export function personDetails(key: string, ids: By<"disciplines" | "offices" | "documents">) {
  const facts = personFacts[key];
  if (!facts) throw new Error(`The seed has no facts for the person "${key}".`);
  return {
    ...facts,
    discipline: maybe(ids.disciplines, facts.discipline),
    office: maybe(ids.offices, facts.office),
    cv: maybe(ids.documents, facts.cv),
  };
}

export function serviceDetails(key: string, ids: By<"groups" | "people" | "reports">) {
  const facts = serviceFacts[key];
  if (!facts) throw new Error(`The seed has no facts for the service "${key}".`);
  return {
    ...facts,
    sectors: among(ids.groups, facts.sectors),
    experts: among(ids.people, facts.experts),
    reports: among(ids.reports, facts.reports),
  };
}

export function aboutDetails(ids: By<"pictures" | "documents" | "people">) {
  const withHead = <Unit extends { head?: string }>(unit: Unit) => ({ ...unit, head: maybe(ids.people, unit.head) });
  return {
    ...aboutPage,
    picture: idIn(ids.pictures, aboutPage.picture),
    profile: idIn(ids.documents, aboutPage.profile),
    registrations: aboutPage.registrations.map((item) => ({ ...item, file: maybe(ids.documents, item.file) })),
    organisation: aboutPage.organisation.map(({ departments, ...unit }) => ({
      ...withHead(unit),
      departments: (departments ?? []).map(({ sections, ...department }) => ({
        ...withHead(department),
        sections: (sections ?? []).map(withHead),
      })),
    })),
  };
}
