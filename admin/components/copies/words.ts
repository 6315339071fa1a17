import { clockText } from "@setu/content/calendar/clock";
import { nepalDay } from "@setu/content/calendar/nepal-time";
import { dayAndTime } from "../shared/figures.ts";
import type { Language } from "../shared/language.ts";

const en = {
  label: "Unsaved text",
  unsaved: (time: string) => `Unsaved text from ${time}`,
  unsavedNew: (time: string, name: string) => `Never saved, from ${time}${name && `: “${name}”`}`,
  inLanguage: { en: "in English", ne: "in Nepali" },
  elsewhere: "It is open in another tab or window.",
  savedBy: (name: string, time: string) => `${name} saved this item at ${time}, after you began.`,
  savedByYou: (time: string) => `You saved this item yourself at ${time}, after this was typed.`,
  somebody: "A colleague",
  proceed: "Continue",
  go: { en: "Go to English", ne: "Go to Nepali" },
  view: "View",
  discard: "Discard",
  reallyDiscard: "Discard permanently",
  back: (time: string) => `What you typed at ${time} is back. It is not saved yet.`,
  fetching: "Fetching your text…",
  discarding: "Discarding your text…",
  failed: "This did not work. Your text is still kept: please try again.",
  kept: (time: string) => `Your unsaved text is kept, last at ${time}.`,
  keptHere: "Your unsaved text is kept on this computer. The server cannot be reached at the moment.",
  notKept: "Your text cannot be kept: please save it.",
  compare: "Differences",
  field: "Field",
  now: "In the form now",
  typed: (time: string) => `Typed at ${time}`,
  nothing: "(empty)",
  close: "Close",
};
const ne: typeof en = {
  label: "सुरक्षित नगरिएको पाठ",
  unsaved: (time) => `${time} लेखिएको, सुरक्षित नगरिएको पाठ`,
  unsavedNew: (time, name) => `${time} लेखिएको, कहिल्यै सुरक्षित नगरिएको${name && `: “${name}”`}`,
  inLanguage: { en: "अङ्ग्रेजीमा", ne: "नेपालीमा" },
  elsewhere: "यो अर्को ट्याब वा विन्डोमा खुला छ।",
  savedBy: (name, time) => `तपाईंले लेख्न थाल्नुभएपछि ${name}ले ${time} यो सामग्री सुरक्षित गर्नुभयो।`,
  savedByYou: (time) => `यो लेखिएपछि तपाईं आफैँले ${time} यो सामग्री सुरक्षित गर्नुभयो।`,
  somebody: "एक सहकर्मी",
  proceed: "जारी राख्नुहोस्",
  go: { en: "अङ्ग्रेजीमा जानुहोस्", ne: "नेपालीमा जानुहोस्" },
  view: "हेर्नुहोस्",
  discard: "हटाउनुहोस्",
  reallyDiscard: "सधैँका लागि हटाउनुहोस्",
  back: (time) => `तपाईंले ${time} लेख्नुभएको पाठ फर्काइएको छ। यो अझै सुरक्षित भएको छैन।`,
  fetching: "तपाईंको पाठ ल्याइँदै छ…",
  discarding: "तपाईंको पाठ हटाइँदै छ…",
  failed: "यो काम हुन सकेन। तपाईंको पाठ राखिएकै छ: कृपया फेरि प्रयास गर्नुहोस्।",
  kept: (time) => `तपाईंको सुरक्षित नगरिएको पाठ राखिएको छ, पछिल्लो पटक ${time}।`,
  keptHere: "तपाईंको सुरक्षित नगरिएको पाठ यही कम्प्युटरमा राखिएको छ। अहिले सर्भरसँग सम्पर्क हुन सकेन।",
  notKept: "तपाईंको पाठ राख्न सकिएन: कृपया सुरक्षित गर्नुहोस्।",
  compare: "फरक कुरा",
  field: "फिल्ड",
  now: "अहिले फाराममा",
  typed: (time) => `${time} लेखिएको`,
  nothing: "(खाली)",
  close: "बन्द गर्नुहोस्",
};

export const words = { en, ne };

/** A time in Nepal, with its day unless that is today. */
export function timeText(at: number, language: Language): string {
  const instant = new Date(at);
  const isToday = nepalDay(instant) === nepalDay(new Date());
  return isToday ? clockText(instant, language) : dayAndTime(instant, language);
}
