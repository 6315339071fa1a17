import type { Locale } from "../locale.ts";

/** The limit on the text of a report, in characters. */
export const flagLength = 500;

/** The reasons for reporting a post. */
export const flagReasons = ["spam", "insult", "personal", "wrong", "tender", "other"] as const;
export type FlagReason = (typeof flagReasons)[number];

/** The reasons as members choose them and as moderators read them. */
export const flagReasonWords: Record<Locale, Record<FlagReason, string>> = {
  en: {
    spam: "Advertising or spam",
    insult: "Insults somebody",
    personal: "Somebody’s personal details",
    wrong: "Wrong or dangerous",
    tender: "About a tender that is open",
    other: "Something else",
  },
  ne: {
    spam: "विज्ञापन वा अवाञ्छित",
    insult: "कसैको अपमान",
    personal: "कसैको व्यक्तिगत विवरण",
    wrong: "गलत वा जोखिमपूर्ण",
    tender: "खुला रहेको बोलपत्रबारे",
    other: "अरू कारण",
  },
};
