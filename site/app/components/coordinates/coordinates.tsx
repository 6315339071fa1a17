import type { Point } from "@setu/contract/home";
import { useLanguage } from "../../i18n/texts.ts";
import { coordinates } from "../../text/coordinates.ts";

/** A place's latitude and longitude, in the page's language whatever the language around it. */
export function Coordinates({ point }: { point: Point }) {
  const { locale } = useLanguage();
  return <span lang={locale}>{coordinates(point, locale)}</span>;
}
