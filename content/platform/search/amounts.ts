import { folded } from "./folded.ts";
import { amountPattern, type Dimension, figure, measured } from "./units.ts";

/** A measured amount, in the base unit of its dimension. */
export interface Amount {
  dimension: Dimension;
  value: number;
}

/** A requested amount: about, at least, or at most this much, or between this much and `to`. */
export type AskedAmount = Amount & ({ bound: "about" | "least" | "most" } | { bound: "between"; to: number });

/** The amounts in a text: "456 MW", "१.१ घन कि.मि.", "दैनिक ४ करोड लिटर" as a volume, "NPR 210 million". */
export function amountsOf(text: string): Amount[] {
  const searched = folded(text);
  if (!/\p{Nd}/u.test(searched)) return [];
  const found: Amount[] = [];
  // Not `matchAll`, which makes a copy of this large pattern for each text.
  amountPattern.lastIndex = 0;
  for (let match = amountPattern.exec(searched); match; match = amountPattern.exec(searched)) {
    const amount = measured(match.groups ?? {});
    if (amount) found.push(amount);
  }
  return found;
}

const more = "(?:more|greater|bigger|larger|longer|taller|higher|बढी|माथि|ठूला?|लामा?|mathi|badhi)";
const less = "(?:less|fewer|smaller|shorter|lower|कम|मुनि|साना?|छोटा?|kam|muni)";
const before = {
  least: new RegExp(`(?:from|over|above|exceeding|${more} than|at least|minimum(?: of)?|min|कम्तीमा|>=?|≥)\\s*$`, "u"),
  most: new RegExp(`(?:up to|under|below|within|${less} than|at most|maximum(?: of)?|max|बढीमा|<=?|≤)\\s*$`, "u"),
};
const after = {
  least: new RegExp(
    `^\\s*(?:\\+|(?:and|or) (?:above|over|${more})|देखि|dekhi|(?:भन्दा|bhanda) ${more}|वा (?:सोभन्दा )?${more})`,
    "u",
  ),
  most: new RegExp(`^\\s*(?:(?:and|or) (?:below|${less})|सम्म|samma|(?:भन्दा|bhanda) ${less})`, "u"),
};
/** Between the two ends of a range. */
const to = "\\s*(?:-|–|—|to|and|देखि|dekhi|र)\\s*";
const lowEnd = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}.,-])(?:(?:npr|nrs|rs|usd|रु)[. ]{0,2})?(?<low>${figure})${to}$`,
  "u",
);
const isBetween = new RegExp(`^${to}$`, "u");
const beforeRange = /(?:between|from)\s*$/u;
const afterRange = /^\s*(?:सम्म|samma|(?:का|को)?\s*बीच(?:का|को|मा)?)/u;

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
    const ending = /(?:भन्दा|देखि|सम्म)$/u.exec(match[0])?.[0] ?? "";
    const end = match.index + match[0].length - ending.length;
    const [lead, tail] = [text.slice(done, match.index), text.slice(end)];
    const last = amounts.at(-1);
    const low = lowEndOf(found, Number(match.groups?.["figure"]?.replaceAll(",", "")), lead, last);
    if (low !== undefined) {
      if (last && follows(last, lead)) amounts.pop();
      else rest += ` ${lead.replace(lowEnd, "").replace(beforeRange, "")} `;
      amounts.push({ dimension: found.dimension, value: low, bound: "between", to: found.value });
      done = end + (afterRange.exec(tail)?.[0].length ?? 0);
      continue;
    }
    const bound = (["least", "most"] as const).find((name) => before[name].test(lead) || after[name].test(tail));
    amounts.push({ ...found, bound: bound ?? "about" });
    rest += ` ${bound ? lead.replace(before[bound], "") : lead} `;
    done = end + (bound ? (after[bound].exec(tail)?.[0].length ?? 0) : ending.length);
  }
  return { amounts, rest: rest + text.slice(done) };
}

/** Whether an amount continues the last one, with this text in between. */
const follows = ({ bound }: AskedAmount, lead: string): boolean =>
  bound !== "between" && (isBetween.test(lead) || (bound === "least" && lead.trim() === ""));

/** The low end of the range whose high end is this amount: "100" in "100–500 MW", the first amount of "100 MW to 500 MW". */
function lowEndOf(high: Amount, written: number, lead: string, last: AskedAmount | undefined): number | undefined {
  const size = high.value / written;
  const before = last?.dimension === high.dimension && follows(last, lead) ? last.value : undefined;
  const figures = lowEnd.exec(lead)?.groups?.["low"];
  // "NPR 100 to 200 million": the first figure is in millions too.
  const low = figures
    ? Number(figures.replaceAll(",", "")) * size
    : before !== undefined && before <= written
      ? before * size
      : before;
  return low !== undefined && low > 0 && low < high.value ? low : undefined;
}
