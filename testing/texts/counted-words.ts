const [joiner, nonJoiner, noBreak, shy] = ["\u200d", "\u200c", "\u00a0", "\u00ad"];

/** Texts with their number of words, counted by hand as a reader of either script counts them. */
export const countedTexts: readonly [text: string, words: number][] = [
  ["", 0],
  [" \n\t ", 0],
  ["— … ?! «» ।॥", 0],
  ["👍 🙏🏽", 0],
  ["The wall of my house has cracked.", 7],
  ["It's the contractor’s fault, isn't it?", 6],
  ["Dust, noise; mud: all night!", 5],
  ["12,500 rupees or 3.5 lakh", 5],
  ["e-mail", 2],
  ["and/or", 2],
  ["before—after", 2],
  [`one${noBreak}two`, 2],
  [`com${shy}pen${shy}sation`, 1],
  ["naïve café", 2],
  ["मेरो घरको पर्खाल चर्कियो।", 4],
  ["के, कहाँ, कहिले?", 3],
  ["१२,५०० रुपैयाँ", 2],
  ["२०८३/०८/०७ मा", 4],
  ["पानी-ढल", 2],
  ["रु. ५० लाख", 3],
  ["“क्षतिपूर्ति”", 1],
  ["दुःख पाइयो ॥", 2],
  ["अः ॐ", 2],
  [`क्${joiner}ष`, 1],
  [`श्री${nonJoiner}मान्`, 1],
  [`गर्${joiner}यो भर्${joiner}यो`, 2],
  ["क़ानून फ़ोन", 2],
  ["\u0915\u093c \u0958", 2],
  ["सडक road बाटो", 3],
  ["Ward नं. ५, Budhanilkantha-7", 5],
  ["ward\nward\r\nward", 3],
  ["कचौरा\u2003कचौरा", 2],
];

/** Every text before every other, in lines of their own: over a thousand, with the sum of their words. */
export const textPairs: readonly [text: string, words: number][] = countedTexts.flatMap(([first, one]) =>
  countedTexts.map(([second, other]): [string, number] => [`${first}\n${second}`, one + other]),
);

/** A thousand texts of exactly 200 and of 201 words, in one script, the other or both. */
export const longTexts: readonly [text: string, words: number][] = textPairs
  .slice(0, 500)
  .flatMap(([text, words], index) =>
    [200, 201].map((wanted): [string, number] => {
      const filler = index % 2 === 0 ? "word " : "शब्द ";
      return [`${text}\n${filler.repeat(wanted - words)}`, wanted];
    }),
  );
