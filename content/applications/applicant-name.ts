import type { Locale } from "@setu/contract/locale";

interface Applicant {
  name: string;
  nameNe: string | null;
}

/** Returns the applicant's name as a mail in the language addresses them: in Devanagari if they have written it so. */
export const nameIn = ({ name, nameNe }: Applicant, locale: Locale): string => (locale === "ne" && nameNe) || name;
