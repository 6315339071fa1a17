/** The measurable dimensions, with the base units watt, volt, volt-ampere, metre, m², m³, m³ a second, kilogram. */
export type Dimension = "power" | "voltage" | "apparent" | "length" | "area" | "volume" | "flow" | "mass";

interface Unit {
  dimension: Dimension;
  /** The number of base units in it. */
  size: number;
  /** Its spelling, folded, without full stops and spaces. */
  written: string;
}

const day = 86_400;
const unit = (dimension: Dimension, size: number, ...written: string[]): Unit[] =>
  written.map((text) => ({ dimension, size, written: text }));

/** The engineering units in both languages. A Nepali unit may have endings ("मेगावाटको"). */
const units: readonly Unit[] = [
  ...unit("power", 1e3, "kw", "kilowatt", "kilowatts", "किलोवाट", "किवा"),
  ...unit("power", 1e6, "mw", "megawatt", "megawatts", "मेगावाट", "मेवा"),
  ...unit("power", 1e9, "gw", "gigawatt", "gigawatts", "गिगावाट"),
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
  ...unit("flow", 1e-3 / day, "litres/day", "liters/day", "litresaday", "लिटर/दिन", "लिटरप्रतिदिन"),
  ...unit("flow", 1 / day, "m3/day", "m3/d", "घनमिटर/दिन", "घनमिटरप्रतिदिन"),
  ...unit("flow", 1e3 / day, "mld", "mlpd"),
  ...unit("mass", 1e3, "t", "tonne", "tonnes", "ton", "tons", "टन"),
];

const factors: Readonly<Record<string, number>> = {
  thousand: 1e3,
  हजार: 1e3,
  lakh: 1e5,
  लाख: 1e5,
  million: 1e6,
  crore: 1e7,
  करोड: 1e7,
  billion: 1e9,
  अर्ब: 1e9,
};

const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);
/** A pattern of the unit with optional full stops and spaces between its letters: कि.मि., "sq km". */
const spelled = ({ written }: Unit) =>
  [...written].map((sign) => sign.replace(/[/]/, "\\s*/\\s*")).join(written.length > 1 ? "[. ]?" : "");
const longestFirst = units.toSorted((a, b) => b.written.length - a.written.length);
const anyOf = (some: readonly Unit[]) => `(?:${some.map(spelled).join("|")})`;
const { nepali = [], latin = [] } = Object.groupBy(longestFirst, ({ written }) =>
  isDevanagari(written) ? "nepali" : "latin",
);
const source = {
  figure: "\\p{Nd}[\\p{Nd},]*(?:\\.\\p{Nd}+)?",
  factor: `(?:\\s?(?<factor>${Object.keys(factors).join("|")}))?`,
  // The classes of letters stand once for all units: with one copy each, the pattern took 150 ms to compile.
  unit: `(?<unit>${anyOf(latin)}(?![\\p{L}\\p{M}\\p{Nd}])|${anyOf(nepali)}[\\p{L}\\p{M}.]*)`,
};

/** A number with its unit, in folded text, also written as "240-metre". */
export const amountPattern = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}.,]|[\\p{L}\\p{M}][-–])(?<figure>${source.figure})${source.factor}[\\s-]?${source.unit}`,
  "gu",
);

/** The amount of such a match, in the base unit. */
export function measured(
  groups: Record<string, string | undefined>,
): { dimension: Dimension; value: number } | undefined {
  const written = (groups["unit"] ?? "").replace(/[. ]/g, "");
  const known = longestFirst.find((one) =>
    isDevanagari(one.written) ? written.startsWith(one.written) : written === one.written,
  );
  const value =
    Number((groups["figure"] ?? "").replaceAll(",", "")) * (factors[groups["factor"] ?? ""] ?? 1) * (known?.size ?? 0);
  return known && Number.isFinite(value) && value > 0 ? { dimension: known.dimension, value } : undefined;
}
