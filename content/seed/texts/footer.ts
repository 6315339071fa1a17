import type { FooterSeed } from "../shape.ts";

export const footer: FooterSeed = {
  name: { en: "Himalaya Engineering Consultants", ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स" },
  tagline: { en: "Engineers for steep country since 1993", ne: "२०५० सालदेखि भिरालो भूगोलका इन्जिनियर" },
  address: {
    en: "Bagmati Corridor 14, Thapathali, Kathmandu 44600, Nepal",
    ne: "बागमती करिडोर १४, थापाथली, काठमाडौँ ४४६००, नेपाल",
  },
  phone: "+977 1 555 0100",
  email: "info@example.org",
  registrations: [
    { en: "Company registration no. 1234/050", ne: "कम्पनी दर्ता नं. १२३४/०५०" },
    { en: "Permanent account no. 000 555 014", ne: "स्थायी लेखा नं. ००० ५५५ ०१४" },
  ],
  copyright: { en: "© 2026 Himalaya Engineering Consultants", ne: "© २०८३ हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स" },
};
