import type { Locale } from "@setu/contract/locale";
import { nepalTime } from "../../../calendar/nepal-time.ts";
import type { ScheduleFault } from "./schedules.ts";

/** Payload's own English, where it says no more than a number would. */
const refusals = /not allowed|forbidden|unauthori/i;

/** Why it did not happen, as far as is known. */
function whyOf({ said, by }: ScheduleFault, locale: Locale): string {
  if (said === null) {
    return locale === "ne" ? "समय भइसक्यो, तर काम सुरु भएन।" : "The time has passed, and nothing was done.";
  }
  if (by === null) {
    return locale === "ne"
      ? "समय तोक्ने व्यक्तिको खाता अब छैन।"
      : "The account of the person who scheduled it no longer exists.";
  }
  if (refusals.test(said)) {
    return locale === "ne"
      ? "समय तोक्ने व्यक्तिलाई अब यो काम गर्ने अनुमति छैन।"
      : "The person who scheduled it is no longer allowed to do this.";
  }
  return locale === "ne" ? `प्रणालीको सन्देश: ${said}` : said;
}

/** One sentence for a fault, with its time in Nepal. */
export function faultText(fault: ScheduleFault, locale: Locale): string {
  const at = nepalTime(new Date(fault.at)).slice(0, 16).replace("T", " ");
  const why = whyOf(fault, locale);
  if (locale === "ne") {
    const what = fault.type === "publish" ? "प्रकाशित हुनुपर्ने थियो, भएन" : "वेबसाइटबाट हट्नुपर्ने थियो, हटेन";
    return `${at} मा ${what}। ${why}`;
  }
  const what = fault.type === "publish" ? "publish this" : "withdraw this";
  return `The schedule to ${what} at ${at} was not carried out. ${why}`;
}
