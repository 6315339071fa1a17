import type { Locale } from "@setu/contract/locale";
import { dayAndTime } from "../../../calendar/moment-text.ts";
import { label } from "../../fields/label.ts";
import type { ScheduleFault } from "./schedules.ts";

/** Errors of Payload that say no more than a status code would. */
const refusals = /not allowed|forbidden|unauthori/i;

/** Why a schedule was not carried out, as far as is known. */
function whyOf({ problem, by }: ScheduleFault): Record<Locale, string> {
  if (problem === null) return label("The time has passed, and nothing was done.", "समय भइसक्यो, तर काम सुरु भएन।");
  if (by === null) {
    return label("The account of the person who scheduled it no longer exists.", "समय तोक्ने व्यक्तिको खाता अब छैन।");
  }
  if (refusals.test(problem)) {
    return label(
      "The person who scheduled it is no longer allowed to do this.",
      "समय तोक्ने व्यक्तिलाई अब यो काम गर्ने अनुमति छैन।",
    );
  }
  return label(problem, `प्रणालीको सन्देश: ${problem}`);
}

const what = {
  publish: label("publish this", "प्रकाशित हुनुपर्ने थियो, भएन"),
  unpublish: label("withdraw this", "वेबसाइटबाट हट्नुपर्ने थियो, हटेन"),
};

/** One sentence for a fault, with its time in Nepal. */
export function faultText(fault: ScheduleFault, locale: Locale): string {
  const at = dayAndTime(new Date(fault.at), locale);
  const { en, ne } = what[fault.type];
  const why = whyOf(fault);
  return label(`The schedule to ${en} on ${at} was not carried out. ${why.en}`, `${at} ${ne}। ${why.ne}`)[locale];
}
