import type { Identity } from "@setu/contract/firm/identity";
import type { Footer, HeaderBanner, Menu, MenuEntry } from "@setu/contract/menu";
import type { Crumb } from "../../head.ts";
import type { InBoth, Scene } from "../scene.ts";
import { longName } from "./projects.ts";

const groups: InBoth[] = [
  ["Hydropower and dams", "जलविद्युत् र बाँध"],
  ["Roads and bridges", "सडक र पुल"],
  ["Transmission and energy", "प्रसारण र ऊर्जा"],
];

export const menuEntries = ({ served, say }: Scene): MenuEntry[] =>
  groups.map((group, index) => ({ id: index + 1, name: say(...group), slug: `group-${index + 1}`, locale: served }));

export const morePages = ({ say }: Scene): Crumb[] => [
  { name: say("Forum", "छलफल"), href: "/forum" },
  { name: say("Success stories", "सफलताका कथा"), href: "/success-stories" },
  { name: say("Frequently asked questions", "बारम्बार सोधिने प्रश्नहरू"), href: "/faq" },
];

export const longMenu = (scene: Scene): MenuEntry[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: scene.say(
      `Irrigation, river training and flood control, region ${index + 1}`,
      `सिँचाइ, नदी नियन्त्रण र बाढी व्यवस्थापन, क्षेत्र ${index + 1}`,
    ),
    slug: `group-${index + 1}`,
    locale: scene.served,
  }));

export const banner = ({ served, say }: Scene): HeaderBanner => ({
  id: "example",
  description: say("Applications close on 15 December at 17:00.", "आवेदन दिने अन्तिम म्याद मङ्सिर २९ गते अपराह्न ५ बजे।"),
  locale: served,
});

const mark = { location: "/favicon.svg", alt: "", mime: "image/svg+xml", width: 96, height: 96 };

export const firm = ({ served, say }: Scene, changes: Partial<Identity> = {}): Identity => ({
  name: say("Himalaya Engineering Consultants", "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स"),
  short_name: say("Himalaya Engineering Consultants", "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स"),
  legal_name: null,
  tagline: say("Engineers for steep country", "भिरालो भूगोलका इन्जिनियर"),
  founded: 1993,
  address: say("Bagmati Corridor 14, Kathmandu 44600, Nepal", "बागमती करिडोर १४, काठमाडौँ ४४६००, नेपाल"),
  phone: "+977 1 555 0100",
  email: "info@example.org",
  registrations: [say("Company registration no. 1234/050", "कम्पनी दर्ता नं. 1234/050")],
  profiles: [{ name: "LinkedIn", address: "https://example.org/linkedin" }],
  mark: { on_light: mark, on_dark: mark },
  icon: mark,
  share_picture: null,
  locale: served,
  ...changes,
});

/** The longest texts that an editor can enter. */
export const longFirm = (scene: Scene): Identity =>
  firm(scene, {
    name: longName(scene),
    short_name: scene.say(
      "Himalaya Engineering Consultants and Associates of Nepal Private Limited",
      "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स एन्ड एसोसिएट्स अफ नेपाल प्राइभेट लिमिटेड",
    ),
    legal_name: longName(scene),
    tagline: longName(scene),
    email: "tenders.and.prequalification@very-long-department-name.example.org",
    registrations: Array.from({ length: 4 }, (_, index) => `${index + 1} ${longName(scene)}`),
    profiles: Array.from({ length: 5 }, (_, index) => ({
      name: longName(scene),
      address: `https://example.org/${index}`,
    })),
  });

/** A firm of which only the name is known. */
export const bareFirm = (scene: Scene): Identity =>
  firm(scene, {
    tagline: null,
    address: "",
    phone: "",
    email: "",
    registrations: [],
    profiles: [],
    mark: { on_light: null, on_dark: null },
  });

export const footer = ({ served, say }: Scene): Footer => ({
  links: [
    { label: say("Careers", "रोजगारी"), address: "/careers", locale: served },
    { label: say("A public register", "सार्वजनिक दर्ता"), address: "https://example.org/register", locale: served },
  ],
  offices: [
    { id: 1, name: say("Kathmandu", "काठमाडौँ"), phone: "+977 1 555 0100", locale: served },
    { id: 2, name: say("Nairobi", "नैरोबी"), phone: null, locale: served },
  ],
  copyright: say("© 2026 Himalaya Engineering Consultants", "© २०८३ हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स"),
  locale: served,
});

export const frame = (scene: Scene): Menu => ({
  menu: menuEntries(scene),
  header_banner: null,
  identity: firm(scene),
  footer: footer(scene),
  accounts: "open",
  stories: true,
  faqs: true,
  forum: true,
});
