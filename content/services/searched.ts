import { pages } from "@setu/contract/pages";
import { readByIds } from "../platform/reading/public-read.ts";
import { plainTextOf } from "../platform/text/rich-text.ts";
import { inBoth, namesOf, type SearchSource } from "../search/source.ts";
import { serviceDetailOf } from "./map-service.ts";

/** Services for site search. */
export const searchedServices: SearchSource = {
  collection: "services",
  read: async (payload, ids) =>
    (await readByIds(payload, "services", ids, { depth: 1 })).map((doc) => ({
      name: `services/${doc.id}`,
      kind: "service",
      path: pages.service.href({ id: doc.id }),
      uses: namesOf("project-groups", doc.sectors),
      texts: inBoth((locale) => {
        const {
          name,
          description,
          body,
          deliverables,
          standards,
          sectors,
          locale: languages,
        } = serviceDetailOf(doc, locale);
        return {
          title: name,
          names: sectors.map((sector) => sector.name),
          summary: description,
          body: [plainTextOf(body), ...deliverables, ...standards],
          served: languages.served,
        };
      }),
    })),
};
