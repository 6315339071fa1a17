import type { AskedAmount } from "./amounts.ts";

/** The amounts that answer one that was asked for, in the base unit. */
export interface AmountRange {
  least: number;
  most: number;
}

/** So much apart are "456 MW" and "455 MW": the same to somebody who asks. */
const same = 0.01;
/** Where there is no such amount, those of its order of magnitude are shown, the nearest first. */
const ofItsOrder = 10;

export const isWithin = (value: number, { least, most }: AmountRange): boolean => value >= least && value <= most;

/** Which amounts answer; `occurs` says whether there is any in a range. */
export function amountRange({ value, bound }: AskedAmount, occurs: (range: AmountRange) => boolean): AmountRange {
  if (bound === "least") return { least: value * (1 - same), most: Number.MAX_VALUE };
  if (bound === "most") return { least: 0, most: value * (1 + same) };
  const exactly = { least: value * (1 - same), most: value * (1 + same) };
  return occurs(exactly) ? exactly : { least: value / ofItsOrder, most: value * ofItsOrder };
}

/** How well an amount answers, up to 1. */
export const amountScore = ({ value }: AskedAmount, other: number): number =>
  1 / (1 + Math.abs(Math.log(other / value)));
