import { devanagariDigits } from "@setu/contract/digits";
import type { Text } from "../shape.ts";
import { projectFacts } from "./project-facts.ts";

const sixty = (value: number) => {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
};

/** Where a project is, as the captions of the slides say it: "29°13′ N, 80°59′ E". */
export function placeOf(slug: string): Text {
  const { lat, lng } = projectFacts[slug] ?? {};
  if (lat === undefined || lng === undefined) throw new Error(`The seed has no place for "${slug}".`);
  const [north, east] = [sixty(lat), sixty(lng)];
  return { en: `${north} N, ${east} E`, ne: devanagariDigits(`${north} उ., ${east} पू.`) };
}
