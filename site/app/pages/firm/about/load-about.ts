import type { About } from "@setu/contract/firm/about";
import { localizedPath } from "@setu/contract/locale";
import { firmId, pages } from "@setu/contract/pages";
import { type PageData, pageLoader } from "../../../page-data.ts";
import { truncate } from "../../../text/truncate.ts";

export interface AboutPageData extends PageData {
  about: About;
}

/** The length in characters of a description in search results. */
const descriptionLength = 155;

export const loadAbout = pageLoader(async ({ api, locale, texts }): Promise<AboutPageData> => {
  const about = await api.about(locale);
  const url = localizedPath(pages.about.href(), locale);
  return {
    head: {
      title: texts.aboutUs,
      description: truncate(about.intro || about.mission.description, about.locale.served, descriptionLength),
      image: about.files[0],
      breadcrumbs: [{ name: texts.aboutUs, href: pages.about.href() }],
      structured: [{ "@type": "AboutPage", url, inLanguage: locale, mainEntity: organization(about) }],
    },
    about,
  };
});

/** Structured data about the firm, in addition to the home page's. */
const organization = ({ intro, timeline, offices, registrations }: About) => ({
  "@type": "Organization",
  "@id": firmId,
  ...(intro && { description: intro }),
  ...(timeline[0] && { foundingDate: String(timeline[0].year) }),
  ...(offices.length > 0 && {
    location: offices.map(({ name, address, lat, lng }) => ({
      "@type": "Place",
      name,
      address,
      geo: { "@type": "GeoCoordinates", latitude: lat, longitude: lng },
    })),
  }),
  ...(registrations.length > 0 && {
    hasCertification: registrations.map(({ name, number, issuer }) => ({
      "@type": "Certification",
      name,
      ...(number && { certificationIdentification: number }),
      ...(issuer && { issuedBy: { "@type": "Organization", name: issuer } }),
    })),
  }),
});
