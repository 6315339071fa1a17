import type { Footer, HeaderBanner, Menu, MenuEntry } from "@setu/contract/menu";
import type { InBoth, Scene } from "../scene.ts";

const groups: InBoth[] = [
  ["Hydropower & Dams", "जलविद्युत् र बाँध"],
  ["Roads & Bridges", "सडक र पुल"],
  ["Transmission & Energy", "प्रसारण र ऊर्जा"],
];

export const menuEntries = ({ served, say }: Scene): MenuEntry[] =>
  groups.map((group, index) => ({ id: index + 1, name: say(...group), slug: `group-${index + 1}`, locale: served }));

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
  description: say("Applications close on 15 December at 17:00.", "आवेदन दिने अन्तिम मिति मङ्सिर २९ गते साँझ ५ बजे।"),
  locale: served,
});

export const firm = ({ say }: Scene) => say("Himalaya Engineering Consultants", "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स");

export const footer = (scene: Scene): Footer => ({
  name: firm(scene),
  tagline: scene.say("Engineers for steep country", "भिरालो भूगोलका इन्जिनियर"),
  address: scene.say("Bagmati Corridor 14, Kathmandu 44600, Nepal", "बागमती करिडोर १४, काठमाडौँ ४४६००, नेपाल"),
  phone: "+977 1 555 0100",
  email: "info@example.org",
  registrations: [scene.say("Company registration no. 1234/050", "कम्पनी दर्ता नं. १२३४/०५०")],
  offices: [scene.say("Kathmandu", "काठमाडौँ"), scene.say("Nairobi", "नैरोबी")],
  copyright: scene.say("© 2026 Himalaya Engineering Consultants", "© २०८३ हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स"),
  locale: scene.served,
});

export const frame = (scene: Scene): Menu => ({
  menu: menuEntries(scene),
  header_banner: null,
  footer: footer(scene),
});
