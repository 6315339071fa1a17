import { bsText } from "@setu/contract/calendar/date-words";
import { devanagariDigits } from "@setu/contract/digits";
import { adDayText } from "../../calendar/ad-day-text.ts";
import { bikramSambatOf } from "../../calendar/bikram-sambat.ts";
import { clockText } from "../../calendar/clock.ts";
import { nepalDay } from "../../calendar/nepal-time.ts";
import { graduateIntake } from "../facts/facts.ts";
import { dated } from "../moments.ts";
import type { Text } from "../shape.ts";

/** The banner of a site that is seeded today: it gives the deadline of the vacancy that it speaks of. */
export function headerBanner(today: Date): { enabled: boolean; description: Text } {
  const closes = new Date(dated({ closes: graduateIntake.closes }, today).closes);
  const day = nepalDay(closes);
  const bs = bikramSambatOf(day);
  const nepali = bs ? bsText(bs, "ne") : adDayText(day, "ne");
  const intake = devanagariDigits(graduateIntake.year);
  return {
    enabled: true,
    description: {
      en: `Graduate engineers, intake of ${graduateIntake.year} BS: apply by ${adDayText(day, "en")}, ${clockText(closes, "en")} Nepal time.`,
      ne: `स्नातक इन्जिनियर भर्ना ${intake}: आवेदन दिने अन्तिम म्याद ${nepali} गते, नेपाली समयअनुसार ${clockText(closes, "ne")}।`,
    },
  };
}
