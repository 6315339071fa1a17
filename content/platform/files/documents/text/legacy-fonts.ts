/**
 * Fonts from before Unicode, in which a Latin letter looks like a Nepali one: files made with them are full of "g]kfn" for "नेपाल".
 * The tables are the fonts' published keyboard layouts.
 */

/** Placeholders for signs that are typed before or after the letters they belong to, until they are moved. */
const shortI = "\ue000";
const reph = "\ue001";
/** The hook that turns भ into झ, and त्र into क्र. */
const hook = "\ue002";

type Layout = Readonly<Record<string, string>>;
/** Parses a list in which keys and the signs that they draw alternate. */
const layout = (pairs: string): Layout => {
  const parts = pairs.trim().split(/\s+/);
  return Object.fromEntries(parts.flatMap((key, at) => (at % 2 === 0 ? [[key, parts[at + 1] ?? ""]] : [])));
};

const letters = layout(`
  q त्र w ध e भ r च t त y थ u ग i ष् o य p उ [ ृ ] े \\ ्
  Q त्त W ध् E भ् R च् T त् Y थ् U ग् I क्ष् O इ P ए { ${reph} } ै | ्र
  a ब s क d म f ा g न h ज j व k प l ${shortI} ; स ' ु
  A ब् S क् D म् F ँ G न् H ज् J व् K प् L ी : स् " ू
  z श x ह c अ v ख b द n ल m ${hook} , , . । / र
  Z श् X ह् C ऋ V ख् B द्य N ल् M ः < ? > श्र ? रु
  - ( _ ) = . + ं £ घ् § ट्ट ª ङ « ्र ´ झ ¶ ठ्ठ ¿ रू ß द्म å द्व æ “ Æ ” ç ॐ ÷ / × × ¡ ज्ञ् ¢ द्घ Ø ्य
`);
/** Digits are typed with the shift key, as in Preeti. */
const shiftedDigits = layout(`
  \` ञ 1 ज्ञ 2 द्द 3 घ 4 द्ध 5 छ 6 ट 7 ठ 8 ड 9 ढ 0 ण्
  ~ ञ् ! १ @ २ # ३ $ ४ % ५ ^ ६ & ७ * ८ ( ९ ) ०
`);
const plainDigits = layout(`
  \` ञ् 1 १ 2 २ 3 ३ 4 ४ 5 ५ 6 ६ 7 ७ 8 ८ 9 ९ 0 ०
  ~ ञ ! ज्ञ @ द्द # घ $ द्ध % छ ^ ट & ठ * ड ( ढ ) ण्
`);
const preeti: Layout = {
  ...letters,
  ...shiftedDigits,
  ...layout(`
    „ ध्र … ‘ ˆ फ् ‰ झ् ‹ ङ्घ ‘ ॅ • ड्ड ˜ ऽ › द्र ¤ झ् ¥ ्र © र ° ङ्ढ ± + Å हृ Ë ङ्ग Ì न्न Í ङ्क Î ङ्ख
    Ö = Ù ; Ú ’ Û ! Ü % Ý ट्ठ
  `),
};
const kantipur: Layout = {
  ...preeti,
  ...layout(`F ा X हृ ‹ ङ्ग › ऽ ¥ ${reph} Î फ् † ! Œ त्त् “ ँ ™ र œ त्र् ¨ ङ्ग ¬ … ® र µ र º फ् Â र È ष Ï फ् Ô क्ष ø य्`),
};
const himali: Layout = {
  ...letters,
  ...plainDigits,
  ...layout(`F ा X हृ ¤ ँ ¥ ${reph} ° ङ्क Ò ू Ù ह Ú ु ® + Ñ ङ Ô क्ष é ङ्ग í ष ø य् ú ू`),
};
const pcsNepali: Layout = {
  ...himali,
  ...layout(`~ ङ X ह् C ${reph} < ्र ? रू ¥ ऋ © ? ª ञ ¿ रु · ट्ठ ñ ङ`),
};
const sagarmatha: Layout = {
  ...preeti,
  ...layout(`
    „ ् ˆ ृ ‹ ै ‘ ‘ ¤ ! ¥ ${reph} ° ङ्क Å फ Ò ू Ù ह ‚ ) ƒ द्र † ; ‡ े Š ${reph} Œ त्त् ’ ’ “ ँ ” ” œ त्र् ¬ ु ® र µ झ
    · ङ्ग ¸ ड्ड Ç फ् È ष É स Ô क्ष Þ ह् è द्भ ø य्
  `),
};

const fonts: readonly (readonly [name: RegExp, layout: Layout | undefined])[] = [
  [/preeti/i, preeti],
  [/kantipur/i, kantipur],
  [/fontasy|himal/i, himali],
  [/pcs[ _-]?nepali/i, pcsNepali],
  [/sagarmatha/i, sagarmatha],
  // Legacy fonts whose layout is not known.
  [/ganess|kanchan|aakriti|annapurna/i, undefined],
];

/** Whether a font of this name is a legacy font, whose character codes are not the letters that it draws. */
export const isLegacyFont = (name: string): boolean => fonts.some(([pattern]) => pattern.test(name));

const signs = "ािीुूृेैोौंँः";
const cluster = "[क-ह](?:्[क-ह])*";
const syllables = new RegExp(`^(?:[अ-औऋ][ंँः]?|${cluster}्?[${signs}]{0,3}|ॐ|ऽ)+$`, "u");

/** Applied in order: each works on the result of those before it. */
const repairs: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // A half letter with an upright stroke is the whole letter.
  [/्ा/g, ""],
  [new RegExp(`त्र([${signs}]*)${hook}`, "g"), "क्र$1"],
  [new RegExp(`त्त([${signs}]*)${hook}`, "g"), "क्त$1"],
  [new RegExp(`उ([${signs}]*)${hook}`, "g"), "ऊ$1"],
  [new RegExp(`भ([${signs}]*)${hook}`, "g"), "झ$1"],
  [new RegExp(`प([${signs}]*)${hook}`, "g"), "फ$1"],
  [new RegExp(`इ${reph}`, "g"), "ई"],
  [new RegExp(`([${signs}]+)(्[क-ह])`, "g"), "$2$1"],
  [new RegExp(`${shortI}(${cluster})`, "g"), "$1ि"],
  [new RegExp(`(${cluster}[${signs}]*)${reph}`, "g"), "र्$1"],
  [/([ंँ])([ािीुूृेैोौ]+)/g, "$2$1"],
  [/([ािीुूृेैंँ])\1+/g, "$1"],
  [/ाे|ेा/g, "ो"],
  [/ाै|ैा/g, "ौ"],
  [/अा/g, "आ"],
  [/अो/g, "ओ"],
  [/अौ/g, "औ"],
  [/एे/g, "ऐ"],
  [/टृ/g, "ट्ट"],
  [new RegExp(`[${shortI}${reph}${hook}]`, "g"), ""],
];

/** The share of words in such a font that must be possible ones: otherwise its name is misleading. */
const possibleWords = 0.6;
/** The fewest signs per letter: Nepali has about 0.4, English in such a font would have 0.07. */
const fewestSigns = 0.15;
/** The fewest letters for which signs are counted: "कलम" has none. */
const telling = 20;

/**
 * Converts a text in a legacy font to Unicode; undefined if the font's layout is not known, or the result has too few possible words.
 * A text in any other font is returned unchanged.
 */
export function asRead(text: string, font: string): string | undefined {
  const known = fonts.find(([pattern]) => pattern.test(font));
  if (!known) return text;
  const [, keys] = known;
  if (!keys) return undefined;
  const drawn = Array.from(text, (key) => keys[key] ?? key).join("");
  const read = repairs.reduce((done, [pattern, replacement]) => done.replace(pattern, replacement), drawn);
  return isNepali(read) ? read : undefined;
}

function isNepali(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const possible = words.filter((word) => syllables.test(word)).length;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const signed = text.match(new RegExp(`[${signs}]`, "g"))?.length ?? 0;
  return possible >= words.length * possibleWords && (letters < telling || signed >= letters * fewestSigns);
}
