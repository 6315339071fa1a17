import { localizedPath } from "@setu/contract/locale";
import { firmId, pages } from "@setu/contract/pages";
import type { ServiceDetail } from "@setu/contract/services";
import { type PageData, pageLoader } from "../../../page-data.ts";

export interface ServicePageData extends PageData {
  service: ServiceDetail;
}

export const loadService = pageLoader(async ({ api, locale, params, texts }): Promise<ServicePageData> => {
  const service = await api.service(locale, params);
  const path = pages.service.href({ id: service.id });
  return {
    head: {
      title: service.name,
      description: service.description ?? undefined,
      image: service.files[0],
      breadcrumbs: [
        { name: texts.ourServices, href: pages.home.href({}, "#services") },
        { name: service.name, href: path },
      ],
      structured: [structuredData(service, localizedPath(path, locale))],
    },
    service,
  };
});

/** schema.org's Service, with its deliverables as the catalogue. */
const structuredData = ({ name, description, files, deliverables }: ServiceDetail, url: string) => ({
  "@type": "Service",
  name,
  serviceType: name,
  ...(description && { description }),
  url,
  image: files.map(({ location }) => location),
  provider: { "@id": firmId },
  ...(deliverables.length > 0 && {
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name,
      itemListElement: deliverables.map((deliverable) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name: deliverable },
      })),
    },
  }),
});
