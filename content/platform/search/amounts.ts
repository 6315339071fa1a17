import { folded } from "./folded.ts";
import { amountPattern, type Dimension, measured } from "./units.ts";

/** A measured amount, in the base unit of its dimension. */
export interface Amount {
  dimension: Dimension;
  value: number;
}

/** A requested amount: about, at least, or at most this much. */
export interface AskedAmount extends Amount {
  bound: "about" | "least" | "most";
}

/** The amounts in a text: "456 MW", "१.१ घन कि.मि.", "दैनिक ४ करोड लिटर" as a volume. */
export const amountsOf = (text: string): Amount[] =>
  [...folded(text).matchAll(amountPattern)].flatMap(({ groups }) => measured(groups ?? {}) ?? []);

const before = {
  least: /(?:from|over|above|more than|at least|minimum|min|कम्तीमा|>=?|≥)\s*$/,
  most: /(?:up to|under|below|less than|at most|maximum|max|बढीमा|<=?|≤)\s*$/,
};
const after = {
  least:
    /^\s*(?:\+|and (?:above|more|over)|or (?:above|more|over)|देखि|भन्दा (?:माथि|बढी|ठूला?)|वा (?:सोभन्दा )?(?:माथि|बढी))/,
  most: /^\s*(?:and below|or (?:less|below)|सम्म|भन्दा (?:कम|मुनि|साना?))/,
};

/** Separates the amounts in a query from the rest, which are words. */
export function askedAmounts(query: string): { amounts: AskedAmount[]; rest: string } {
  const text = folded(query);
  const amounts: AskedAmount[] = [];
  let rest = "";
  let done = 0;
  for (const match of text.matchAll(amountPattern)) {
    const found = measured(match.groups ?? {});
    if (!found) continue;
    // The pattern of a Nepali unit includes the ending: "१०० मेगावाटभन्दा माथि".
    const ending = /(?:भन्दा|देखि|सम्म)$/.exec(match[0])?.[0] ?? "";
    const end = match.index + match[0].length - ending.length;
    const [lead, tail] = [text.slice(done, match.index), text.slice(end)];
    const bound = (["least", "most"] as const).find((name) => before[name].test(lead) || after[name].test(tail));
    amounts.push({ ...found, bound: bound ?? "about" });
    rest += ` ${bound ? lead.replace(before[bound], "") : lead} `;
    done = end + (bound ? (after[bound].exec(tail)?.[0].length ?? 0) : ending.length);
  }
  return { amounts, rest: rest + text.slice(done) };
}
