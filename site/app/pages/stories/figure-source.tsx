import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { StoryFigure } from "@setu/contract/stories/stories";
import { useLanguage } from "../../i18n/texts.ts";

/** Who counted a figure, and the day, which stays in one line: "District agriculture office, 20 July 2025". */
export function FigureSource({ figure: { source, as_of: day } }: { figure: StoryFigure }) {
  const { locale } = useLanguage();
  return `${source}, ${inBothCalendars(day, locale)[0]?.replaceAll(" ", "\u00a0")}`;
}
