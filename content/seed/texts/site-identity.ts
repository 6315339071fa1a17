import { firm } from "../facts/facts.ts";
import type { SiteIdentitySeed } from "../shape.ts";
import { headOffice } from "./offices.ts";

export const siteIdentity: SiteIdentitySeed = {
  name: { en: "Himalaya Engineering Consultants", ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स" },
  legalName: {
    en: "Himalaya Engineering Consultants Private Limited",
    ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स प्राइभेट लिमिटेड",
  },
  tagline: { en: "Engineers for steep country since 1993", ne: "२०५० सालदेखि भिरालो भूगोलका इन्जिनियर" },
  founded: firm.founded,
  markOnLight: "mark-on-light.svg",
  markOnDark: "mark-on-dark.svg",
  icon: "icon.svg",
  sharePicture: "himalaya_dawn.jpg",
  address: headOffice.address,
  phone: headOffice.phone,
  email: "info@example.org",
  profiles: [
    { name: "LinkedIn", address: "https://example.org/linkedin" },
    { name: "YouTube", address: "https://example.org/youtube" },
  ],
  links: [
    { label: { en: "About Us", ne: "हाम्रो बारेमा" }, address: "/about" },
    { label: { en: "Careers", ne: "रोजगारी" }, address: "/careers" },
    { label: { en: "Tenders and notices", ne: "बोलपत्र र सूचना" }, address: "/notices" },
    { label: { en: "Forum", ne: "छलफल" }, address: "/forum" },
    { label: { en: "Success stories", ne: "सफलताका कथा" }, address: "/success-stories" },
    { label: { en: "Frequently asked questions", ne: "बारम्बार सोधिने प्रश्नहरू" }, address: "/faq" },
    { label: { en: "Complaint and feedback", ne: "गुनासो तथा प्रतिक्रिया" }, address: "/complaint-feedback" },
    { label: { en: "Privacy policy", ne: "गोपनीयता नीति" }, address: "/privacy-policy" },
    { label: { en: "Terms and conditions", ne: "नियम तथा सर्तहरू" }, address: "/terms" },
    { label: { en: "Write to us", ne: "हामीलाई लेख्नुहोस्" }, address: "/#contact" },
  ],
  registrations: [
    { en: "Company registration no. 1234/050", ne: "कम्पनी दर्ता नं. 1234/050" },
    { en: "Permanent account no. 000 555 014", ne: "स्थायी लेखा नं. 000 555 014" },
  ],
  press: {
    name: {
      en: "Sarita Bishwokarma, Head of Public Consultation and Communications",
      ne: "सरिता विश्वकर्मा, प्रमुख, सार्वजनिक परामर्श तथा सञ्चार",
    },
    phone: "+977 1 555 0117",
    email: "press@example.org",
  },
  copyright: { en: "© 2026 Himalaya Engineering Consultants", ne: "© २०८३ हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स" },
};
