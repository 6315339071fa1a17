/**
 * The measurable dimensions, with the base units watt, joule, volt, volt-ampere, metre, m², m³, m³ a second, kilogram. `count` is a
 * number without a unit: an amount of money, or one in lakhs or millions.
 */
export type Dimension =
  | "power"
  | "energy"
  | "voltage"
  | "apparent"
  | "length"
  | "area"
  | "volume"
  | "flow"
  | "mass"
  | "count";

interface Unit {
  dimension: Dimension;
  /** The number of base units in it. */
  size: number;
  /** Its spelling, folded, without full stops and spaces. */
  written: string;
}

const day = 86_400;
const hour = 3600;
const unit = (dimension: Dimension, size: number, ...written: string[]): Unit[] =>
  written.map((text) => ({ dimension, size, written: text }));

/** The engineering units in both languages. A Nepali unit may have endings ("मेगावाटको"). */
const units: readonly Unit[] = [
  ...unit("power", 1e3, "kw", "kilowatt", "kilowatts", "किलोवाट", "किवा"),
  ...unit("power", 1e6, "mw", "megawatt", "megawatts", "मेगावाट", "मेवा"),
  ...unit("power", 1e9, "gw", "gigawatt", "gigawatts", "गिगावाट"),
  ...unit("energy", 1e6 * hour, "mwh", "megawatthours", "मेगावाटघन्टा"),
  ...unit("energy", 1e9 * hour, "gwh", "gigawatthours", "गिगावाटघन्टा"),
  ...unit("voltage", 1e3, "kv", "kilovolt", "kilovolts", "केभी", "किलोभोल्ट"),
  ...unit("apparent", 1e6, "mva", "एमभीए"),
  ...unit("length", 1e-3, "mm", "millimetre", "millimetres", "millimeter", "millimeters", "मिमि", "मिलिमिटर"),
  ...unit("length", 1e-2, "cm", "centimetre", "centimetres", "centimeter", "centimeters", "सेमि", "सेन्टिमिटर"),
  ...unit("length", 1, "m", "metre", "metres", "meter", "meters", "मिटर"),
  ...unit("length", 1e3, "km", "kilometre", "kilometres", "kilometer", "kilometers", "किमि", "किलोमिटर"),
  ...unit("area", 1, "m2", "sqm", "squaremetres", "squaremeters", "वर्गमिटर"),
  ...unit("area", 1e4, "ha", "hectare", "hectares", "हेक्टर"),
  ...unit("area", 1e6, "km2", "sqkm", "squarekilometres", "squarekilometers", "वर्गकिमि", "वर्गकिलोमिटर"),
  ...unit("volume", 1e-3, "litre", "litres", "liter", "liters", "लिटर"),
  ...unit("volume", 1, "m3", "cubicmetres", "cubicmeters", "घनमिटर"),
  ...unit("volume", 1e9, "km3", "cubickilometres", "cubickilometers", "घनकिमि", "घनकिलोमिटर"),
  ...unit("flow", 1, "m3/s", "cumec", "cumecs", "घनमिटर/सेकेन्ड", "घनमिटरप्रतिसेकेन्ड"),
  ...unit("flow", 1e-3, "l/s", "lps", "litres/second", "लिटर/सेकेन्ड", "लिटरप्रतिसेकेन्ड"),
  ...unit("flow", 1e-3 / day, "litres/day", "liters/day", "litresaday", "लिटर/दिन", "लिटरप्रतिदिन"),
  ...unit("flow", 1 / day, "m3/day", "m3/d", "घनमिटर/दिन", "घनमिटरप्रतिदिन"),
  ...unit("flow", 1e3 / day, "mld", "mlpd"),
  ...unit("mass", 1e3, "t", "tonne", "tonnes", "ton", "tons", "टन"),
];

const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  हजार: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  लाख: 1e5,
  million: 1e6,
  crore: 1e7,
  crores: 1e7,
  karod: 1e7,
  करोड: 1e7,
  billion: 1e9,
  अर्ब: 1e9,
  अरब: 1e9,
};

/** They are not converted: a firm's sums are in one or two. */
const currencies = {
  before: ["npr", "nrs", "rs", "usd", "us$", "$", "eur", "€", "रु", "रू"],
  after: ["npr", "rupees", "rupee", "usd", "dollars", "रुपैयाँ", "रुपियाँ", "डलर"],
};

const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);
/** A pattern of the unit with optional full stops and spaces between its letters: कि.मि., "sq km". */
const spelled = ({ written }: Unit) =>
  [...written].map((sign) => sign.replace(/[/]/, "\\s*/\\s*")).join(written.length > 1 ? "[. ]?" : "");
const longestFirst = units.toSorted((a, b) => b.written.length - a.written.length);
/** All words share the classes of letters: with a copy for each, the pattern took 150 ms to compile. */
const anyOf = (patterns: readonly string[], isNepali: (pattern: string) => boolean = isDevanagari) =>
  `(?:${patterns.filter((one) => !isNepali(one)).join("|")})(?![\\p{L}\\p{M}\\p{Nd}])|` +
  `(?:${patterns.filter(isNepali).join("|")})[\\p{L}\\p{M}.]*`;
const longestWords = (words: readonly string[]) =>
  words.toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll("$", "\\$"));

/** The pattern of a figure, in folded text. */
export const figure = "\\p{Nd}[\\p{Nd},]*(?:\\.\\p{Nd}+)?";
const parts = [
  "(?<![\\p{L}\\p{M}\\p{Nd}.,]|[\\p{L}\\p{M}][-–])",
  `(?:(?<before>${longestWords(currencies.before).join("|")})[. ]{0,2})?`,
  `(?<figure>${figure})`,
  `(?:\\s?(?<factor>${anyOf(longestWords(Object.keys(factors)))}))?`,
  `(?:[\\s-]?(?<unit>${anyOf(longestFirst.map(spelled))})|\\s?(?<after>${anyOf(longestWords(currencies.after))}))?`,
];

/** A number that may have a unit, in folded text, also written as "240-metre". */
export const amountPattern = new RegExp(parts.join(""), "gu");

const starting = (words: readonly string[], text: string) =>
  words.find((word) => (isDevanagari(word) ? text.startsWith(word) : text === word));

type Groups = Readonly<Record<string, string | undefined>>;
/** The amount of such a match, in the base unit; undefined for a plain number. */
export function measured(groups: Groups): { dimension: Dimension; value: number } | undefined {
  // Most numbers are plain: they are not compared with each unit.
  if (!(groups["unit"] || groups["factor"] || groups["before"] || groups["after"])) return undefined;
  const written = (groups["unit"] ?? "").replace(/[. ]/g, "");
  const unit = longestFirst.find((one) => starting([one.written], written));
  const factor = factors[starting(Object.keys(factors), groups["factor"] ?? "") ?? ""];
  const { dimension, size } = unit ?? ({ dimension: "count", size: 1 } as const);
  const value = Number((groups["figure"] ?? "").replaceAll(",", "")) * (factor ?? 1) * size;
  const isAmount = unit ?? factor ?? groups["before"] ?? groups["after"];
  return isAmount !== undefined && Number.isFinite(value) && value > 0 ? { dimension, value } : undefined;
}
