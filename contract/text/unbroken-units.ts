import { adMonths, bsMonths } from "../calendar/date-words.ts";

/** Units as our texts write them. Those in Nepali take suffixes: "मिटरमाथि". */
const symbols = "[kcm]?m[²³]?|km/h|m³/s|[kMG]W|GWh|MWh|kV|MVA|k?g|t|ha|l|s|h|[kM]B|°C|%|BS|AD";
const words = "per cent|million|billion|lit(?:re|er)s?|met(?:re|er)s?|hectares?|minutes?|hours?|days?|months?|years?";
const nepali =
  "(?:किलो|मिलि|सेन्टि|घन)?मिटर|(?:मेगा|किलो|गिगा)वाट|किलोग्राम|हेक्टर|लिटर|टन|रोपनी|वर्ग|घन|कि\\.मि\\.|के\\.भी\\.|प्रतिशत|लाख|करोड|अर्ब|मिनेट|घण्टा|दिन|महिना|वर्ष|बजे|गते";
const unit = `(?:(?:${symbols}|${words})(?![\\p{L}\\p{M}])|${nepali})`;
const afterFigure = new RegExp(`(?<=\\p{Nd}) (?=${unit})`, "gu");
/** "४ करोड लिटर", "४८ वर्ग किलोमिटर". In English that would be too long for a narrow cell: "40 million litres/day". */
const afterMultiple = new RegExp(`(?<=\\p{Nd}\u00a0(?:लाख|करोड|अर्ब|वर्ग|घन)) (?=${unit})`, "gu");
/** Small numbers in words: "four days", "चार दिन", "दुई पटक". */
const afterWord =
  /(?<=(?<![\p{L}\p{M}])(?:two|three|four|five|six|seven|eight|nine|ten|twelve|दुई|तीन|चार|पाँच|सात|आठ|नौ|दस|बाह्र)) (?=(?:days?|weeks?|months?|years?|hours?|minutes?)(?![\p{L}\p{M}])|दिन|हप्ता|महिना|वर्ष|घण्टा|मिनेट|पटक)/giu;
/** "12 November": a day and its month, in either calendar. */
const months = [...adMonths.en, ...bsMonths.en].join("|");
const afterDay = new RegExp(`(?<=(?<!\\p{Nd})\\p{Nd}{1,2}) (?=(?:${months})(?!\\p{L}))`, "gu");
/** "Jeth 2084": a month and its year. */
const afterMonth = new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=\\p{Nd}{4}(?!\\p{Nd}))`, "gu");
/** "जेठ ३१", "नोभेम्बर ७": in Nepali the month comes first. */
const nepaliMonths = [...bsMonths.ne, ...adMonths.ne].join("|");
const afterNepaliMonth = new RegExp(`(?<=(?<![\\p{L}\\p{M}])(?:${nepaliMonths})) (?=[०-९]{1,2}(?!\\p{Nd}))`, "gu");
/** "revision 4", "Bagmati Corridor 14", "संशोधन ४": a number after what it counts. */
const afterNoun =
  /(?<=(?<!\p{L})(?:revision|addendum|annex|corridor|marg|संशोधन|सूचना|करिडोर|मार्ग)) (?=\p{Nd}{1,2}(?!\p{Nd}))/giu;
/** "अपराह्न ५ बजे": a part of the day and its hour. */
const afterPartOfDay = /(?<=(?<![\p{L}\p{M}])(?:राति|बिहान|दिउँसो|अपराह्न|साँझ)) (?=[०-९])/gu;
/**
 * "Seti Gorge: the reservoir fills", "… to each other. We are hired": in a headline or a quote no line ends with the short word that
 * begins a sentence.
 */
const afterOpener = /(?<=(?<=[.:?!।] )[\p{L}\p{M}\p{Nd}]{1,4}) (?=\p{L})/gu;
/** Characters above which a text is no headline or quote. */
const longest = 200;
const afterCurrency = /(?<=\b(?:NPR|USD|EUR)|रु\.) (?=\p{Nd})/gu;

const spaces = [
  afterFigure,
  afterMultiple,
  afterWord,
  afterDay,
  afterMonth,
  afterNepaliMonth,
  afterNoun,
  afterPartOfDay,
  afterCurrency,
];

/**
 * Returns the text with spaces that do not break between a figure and its unit, so that no line begins with "km" (ISO 80000-1, 7.2),
 * nor between a day, its month and their year.
 */
export const unbrokenUnits = (text: string): string =>
  spaces.reduce((bound, space) => bound.replace(space, "\u00a0"), text);

/** Returns the same for a text of an editor's; if it is short, it does not break after a short word that begins a sentence either. */
export const unbrokenLine = (text: string): string =>
  unbrokenUnits(text.length > longest ? text : text.replace(afterOpener, "\u00a0"));
