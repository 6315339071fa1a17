import type { AskedAmount } from "./amounts.ts";

/** The range of amounts that match a requested one, in the base unit. */
export interface AmountRange {
  least: number;
  most: number;
}

/** The relative difference of "456 MW" and "455 MW", which are the same to a reader. */
const same = 0.01;
/** If no amount is that close, those of the same order of magnitude are shown, the nearest first. */
const ofItsOrder = 10;

export const isWithin = (value: number, { least, most }: AmountRange): boolean => value >= least && value <= most;

/** The range that matches a requested amount; `occurs` says whether a range contains any. */
export function amountRange(asked: AskedAmount, occurs: (range: AmountRange) => boolean): AmountRange {
  const { value, bound } = asked;
  if (bound === "between") return { least: value * (1 - same), most: asked.to * (1 + same) };
  if (bound === "least") return { least: value * (1 - same), most: Number.MAX_VALUE };
  if (bound === "most") return { least: 0, most: value * (1 + same) };
  const exactly = { least: value * (1 - same), most: value * (1 + same) };
  return occurs(exactly) ? exactly : { least: value / ofItsOrder, most: value * ofItsOrder };
}

/** How well an amount in the range matches, up to 1. */
export const amountScore = ({ value, bound }: AskedAmount, other: number): number =>
  bound === "between" ? 1 : 1 / (1 + Math.abs(Math.log(other / value)));
