import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import type { Item, RowOf } from "../model/item.ts";

/** What somebody is or was, as it is stored. */
export type RoleDoc = RowOf<Item<"people">["roles"]>;

/** A term lasts through its last day in Nepal. */
const endOf = ({ until }: RoleDoc): number =>
  until ? startOfNepalDay(nepalDay(new Date(until)) + 1).getTime() : Number.POSITIVE_INFINITY;
const startOf = ({ since }: RoleDoc): number => (since ? Date.parse(since) : Number.NEGATIVE_INFINITY);

export const isCurrent = (role: RoleDoc, now: Date): boolean =>
  startOf(role) <= now.getTime() && now.getTime() < endOf(role);
export const hasEnded = (role: RoleDoc, now: Date): boolean => endOf(role) <= now.getTime();

/** The moments at which it begins and ends. */
export const turnsOf = (role: RoleDoc): number[] => [startOf(role), endOf(role)].filter(Number.isFinite);

/** The editors' order: people without a place come after those who have one. */
export const byPlace = (a: RoleDoc, b: RoleDoc): number => (a.place ?? 1000) - (b.place ?? 1000);
