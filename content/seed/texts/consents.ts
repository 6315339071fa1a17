import type { ConsentSeed } from "../story-shape.ts";

/** One of them is over: its story shows how a page looks without its quote. */
export const consents: ConsentSeed[] = [
  {
    key: "consent-dil-maya-saru-ne",
    name: "Dil Maya Saru · दिलमाया सारु",
    givenOn: "2026-02-11",
    until: "2031-02-10",
    coversName: true,
    coversTranslation: true,
  },
  {
    key: "consent-kamala-budhathoki-ne",
    name: "Kamala Budhathoki · कमला बुढाथोकी",
    givenOn: "2026-06-03",
    until: "2031-06-02",
    coversName: true,
    coversTranslation: true,
  },
  {
    key: "consent-suresh-man-tuladhar-en",
    name: "Suresh Man Tuladhar · सुरेशमान तुलाधर",
    givenOn: "2025-11-20",
    until: "2030-11-19",
    coversName: true,
    coversTranslation: true,
  },
  {
    key: "consent-villager-solukhumbu-ne",
    name: "Villager, Solukhumbu (no name) · सोलुखुम्बुकी बासिन्दा (नाम नखुल्ने)",
    givenOn: "2026-10-12",
    until: "2029-10-11",
    coversName: false,
    coversTranslation: true,
  },
  {
    key: "consent-nar-bahadur-budha-ne",
    name: "Nar Bahadur Budha · नरबहादुर बुढा",
    givenOn: "2026-04-26",
    until: "2026-10-26",
    coversName: true,
    coversTranslation: true,
  },
];
