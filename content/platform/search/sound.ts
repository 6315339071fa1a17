/**
 * The approximate sound of a word in one alphabet: consonants without aspiration and place of articulation, i and u of any
 * length, no short a, no doubled letter. Spellings of one Nepali word have the same key, also in Latin letters: सेती, सेति
 * and "setti" are "seti"; जलविद्युत्, जलबिधुत and "jalavidyut" are "jlbidut".
 */

const letters: Readonly<Record<string, string>> = {
  ...spread("क ख", "k"),
  ...spread("ग घ", "g"),
  ...spread("च छ", "c"),
  ...spread("ज झ", "j"),
  ...spread("ट ठ त थ", "t"),
  ...spread("ड ढ द ध", "d"),
  ...spread("ङ ञ ण न ं ँ", "n"),
  ...spread("प फ", "p"),
  ...spread("ब भ व", "b"),
  ...spread("म", "m"),
  ...spread("य", "y"),
  ...spread("र", "r"),
  ...spread("ल", "l"),
  ...spread("श ष स", "s"),
  ...spread("ह", "h"),
  ...spread("अ आ", "a"),
  ...spread("इ ई ि ी", "i"),
  ...spread("उ ऊ ु ू", "u"),
  ...spread("ए ऐ े ै", "e"),
  ...spread("ओ औ ो ौ", "o"),
  ...spread("ऋ ृ", "ri"),
};

function spread(signs: string, sound: string): Record<string, string> {
  return Object.fromEntries(signs.split(" ").map((sign) => [sign, sound]));
}

/** Applied in this order. */
const latinSounds: readonly [RegExp, string][] = [
  [/x/g, "ks"],
  // क्ष is written in many ways: suraksha, surakshya, surakchhya.
  [/k(?:chh?|sh)y?/g, "ks"],
  [/chh?/g, "c"],
  [/sh/g, "s"],
  [/ph|f/g, "p"],
  [/([kgjtdb])h/g, "$1"],
  [/[vw]/g, "b"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/ng(?![aeiou])/g, "n"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/ey$/g, "e"],
  [/a[iy]$/g, "i"],
  [/a[iy](?=[^aeiou])/g, "e"],
  [/au|ou/g, "o"],
];

const shortest = 2;

const withoutShortA = (sounds: string) => sounds.slice(0, 1) + sounds.slice(1).replaceAll("a", "");
const evened = (sounds: string) =>
  sounds
    .replace(/m(?=[kgcjtdpbslr])/g, "n")
    // Many people write ध for द्य: विधुत, विधालय.
    .replace(/dy/g, "d")
    .replace(/ksy/g, "ks")
    .replace(/(.)\1+/g, "$1");

/** The sounds of a folded word; none in another script. */
const soundsIn = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? latinSounds.reduce((sounds, [sign, sound]) => sounds.replace(sign, sound), word)
    : /^\p{Script=Devanagari}+$/u.test(word)
      ? [...word.replaceAll("ज्ञ", "ग्य").replace(/ङ्[गघ]$/, "ङ")].map((sign) => letters[sign] ?? "").join("")
      : "";

/** The key of a folded word; undefined for one that is too short, or in another script. */
export function soundOf(word: string): string | undefined {
  const sounds = evened(withoutShortA(soundsIn(word))).replace(/y$/, "i");
  return sounds.length < shortest ? undefined : sounds;
}

/** The beginnings that the keys of words may have which begin like this one. */
export function soundStartsOf(start: string): string[] {
  const sounds = evened(withoutShortA(soundsIn(start)));
  if (sounds.length < shortest) return [];
  // The next character decides about an m: "sam" is the beginning of "samiti" and of "sampark".
  return sounds.endsWith("m") ? [sounds, `${sounds.slice(0, -1)}n`] : [sounds];
}

/** Endings that are written with the word in Nepali, and so in Latin letters too: "setiko", "jalavidyutma". */
const romanisedEnding = /(?<=[a-z]{4})(?:haru)?(?:ko|ka|ki|le|lai|ma|bata|sanga)$|(?<=[a-z]{4})haru$/;
export const withoutNepaliEnding = (word: string): string => word.replace(romanisedEnding, "");
