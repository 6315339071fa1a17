/** Units as our texts write them. Those in Nepali take suffixes: "मिटरमाथि". */
const symbols = "[kcm]?m[²³]?|km/h|m³/s|[kMG]W|GWh|MWh|kV|MVA|k?g|t|ha|l|s|h|[kM]B|°C|%|BS|AD";
const words = "per cent|million|billion|lit(?:re|er)s?|met(?:re|er)s?|hectares?|minutes?|hours?|days?|months?|years?";
const nepali =
  "(?:किलो|मिलि|सेन्टि|घन)?मिटर|(?:मेगा|किलो|गिगा)वाट|किलोग्राम|हेक्टर|लिटर|टन|रोपनी|वर्ग|घन|कि\\.मि\\.|के\\.भी\\.|प्रतिशत|लाख|करोड|अर्ब|मिनेट|घण्टा|दिन|महिना|वर्ष|बजे|गते";
const unit = `(?:(?:${symbols}|${words})(?![\\p{L}\\p{M}])|${nepali})`;
const afterFigure = new RegExp(`(?<=\\p{Nd}) (?=${unit})`, "gu");
/** "४ करोड लिटर", "४८ वर्ग किलोमिटर". In English that would be too long for a narrow cell: "40 million litres/day". */
const afterMultiple = new RegExp(`(?<=\\p{Nd}\u00a0(?:लाख|करोड|अर्ब|वर्ग|घन)) (?=${unit})`, "gu");
const afterCurrency = /(?<=\b(?:NPR|USD|EUR)|रु\.) (?=\p{Nd})/gu;

/** Returns the text with spaces that do not break between a figure and its unit, so that no line begins with "km" (ISO 80000-1, 7.2). */
export const unbrokenUnits = (text: string): string =>
  [afterFigure, afterMultiple, afterCurrency].reduce((bound, space) => bound.replace(space, "\u00a0"), text);
