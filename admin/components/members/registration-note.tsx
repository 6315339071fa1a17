import { kindWords } from "@setu/content/legal/words";
import type { Payload } from "payload";
import { languageOf } from "../shared/language.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user?: { role?: string } | null;
}

const words = {
  en: {
    unpublished: (texts: string) =>
      `Visitors cannot register yet. Not published: ${texts}. Add each as a new entry under:`,
    legalTexts: "Legal texts",
  },
  ne: {
    unpublished: (texts: string) =>
      `आगन्तुकले अझै दर्ता गर्न सक्दैनन्। प्रकाशित नभएका पाठ: ${texts}। प्रत्येकलाई यहाँ नयाँ प्रविष्टिका रूपमा थप्नुहोस्:`,
    legalTexts: "कानुनी पाठहरू",
  },
};

/** On the start page of owners and editors: which legal texts visitors wait for before they can register. */
export async function RegistrationNote({ payload, i18n, user }: Props) {
  if (user?.role !== "owner" && user?.role !== "editor") return null;
  const { textsToRegister } = await import(/* turbopackIgnore: true */ "@setu/content/members/community-settings");
  const missing = await textsToRegister(payload);
  if (missing.length === 0) return null;
  const language = languageOf(i18n);
  const texts = words[language];
  return (
    <p className="start-note">
      {texts.unpublished(missing.map((kind) => kindWords[kind][language]).join(", "))}{" "}
      <a href="/admin/collections/legal-versions">{texts.legalTexts}</a>
    </p>
  );
}
