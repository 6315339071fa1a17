import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import type { Item, RowOf } from "../model/item.ts";

/** A role, past or present, as stored. */
export type RoleDoc = RowOf<Item<"people">["roles"]>;

/** The end of a role's last day in Nepal, through which its term lasts. */
const endOf = ({ until }: RoleDoc): number =>
  until ? startOfNepalDay(nepalDay(new Date(until)) + 1).getTime() : Number.POSITIVE_INFINITY;
const startOf = ({ since }: RoleDoc): number => (since ? Date.parse(since) : Number.NEGATIVE_INFINITY);

export const isCurrent = (role: RoleDoc, now: Date): boolean =>
  startOf(role) <= now.getTime() && now.getTime() < endOf(role);
export const hasEnded = (role: RoleDoc, now: Date): boolean => endOf(role) <= now.getTime();

/** The instants at which a role begins and ends. */
export const turnsOf = (role: RoleDoc): number[] => [startOf(role), endOf(role)].filter(Number.isFinite);

/** The editors' order: people without a place come after those with one. */
export const byPlace = (a: RoleDoc, b: RoleDoc): number => (a.place ?? 1000) - (b.place ?? 1000);
