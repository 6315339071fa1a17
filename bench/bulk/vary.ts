import { createHash } from "node:crypto";
import type { Row } from "./store.ts";

const dayMs = 86_400_000;
const devanagari = (number: number) =>
  String(number).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A number below `range`, always the same for the same words. */
export const drawn = (words: string, range: number): number =>
  createHash("md5").update(words).digest().readUInt32BE(0) % range;

/** An earlier date: 11 days per round, which is 20 years for the item with the most copies. */
function earlier(date: unknown, round: number): unknown {
  if (typeof date !== "string") return date;
  const moved = new Date(Date.parse(date) - (round * 11 + 1) * dayMs).toISOString();
  return date.length === 10 ? moved.slice(0, 10) : moved;
}

type Vary = (value: unknown, copy: { round: number; place: number; row: Row }) => unknown;
const suffixed: Vary = (value, { round }) => (typeof value === "string" ? `${value}-${round}` : value);
const before: Vary = (value, { round }) => earlier(value, round);
const no: Vary = (value) => (typeof value === "number" ? 0 : false);
const near: Vary = (value, { place }) =>
  typeof value === "number" ? Math.round((value + ((place * 37) % 101) / 100 - 0.5) * 1e4) / 1e4 : value;

/** The columns that differ between copies: names, unique codes, days and places. */
const columns: Record<string, Vary> = {
  slug: suffixed,
  code: suffixed,
  number: suffixed,
  published_on: before,
  taken_on: before,
  started_on: before,
  ended_on: before,
  deadline: before,
  first_deadline: before,
  questions_until: before,
  event_starts_at: before,
  event_ends_at: before,
  // The home page shows a few featured items, and one item leads the news: the originals are enough.
  featured: no,
  highlight: no,
  lat: near,
  lng: near,
  name: (value, { round, row }) =>
    typeof value === "string" ? `${value} (${row["_locale"] === "ne" ? devanagari(round) : round})` : value,
  // Sorts after the seed's own keys, which begin with an "a".
  _order: (_, { place }) => `b${base62[Math.floor(place / 62) % 62]}${base62[place % 62]}`,
};

/** Puts copied people into the team: a board of seventy would be unrealistic. */
export const asTeam = (row: Row): Row => ({
  ...row,
  kind: "team",
  chair: no(row["chair"], { round: 0, place: 0, row }),
});

/** Copy number `round` of a row of an item or of its texts; versions have the same columns with a prefix. */
export function varied(row: Row, round: number, place: number): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const vary = columns[column.replace(/^version_/, "")];
      const isPosition = column === "_order" && typeof value === "number";
      return [column, vary && value !== null && !isPosition ? vary(value, { round, place, row }) : value];
    }),
  );
}
