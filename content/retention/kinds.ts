import type { Payload } from "payload";
import { label } from "../platform/fields/label.ts";
import type { Periods } from "./periods.ts";
import type { Tombstones } from "./tombstones.ts";

/** The kinds of data that are erased, as named in the log of erasures: the database accepts no others. */
export const kindLabels = {
  applications: label("Applications", "आवेदन"),
  uploads: label("Unfinished uploads", "अधुरा अपलोड"),
  messages: label("Messages", "सन्देश"),
  complaints: label("Complaints", "गुनासो"),
  contacts: label("Contact details of complaints", "गुनासोका सम्पर्क विवरण"),
  subscriptions: label("Subscriptions", "इमेल सूचनाहरू"),
  openings: label("Log of opened documents", "खोलिएका कागजातको अभिलेख"),
  infected: label("Infected files", "भाइरस भएका फाइल"),
  copies: label("Unsaved staff text", "कर्मचारीको सुरक्षित नगरिएको पाठ"),
  bin: label("Items in the bin", "रद्दीटोकरीका सामग्री"),
  members: label("Members", "सदस्य"),
} as const;
export type KindName = keyof typeof kindLabels;
export const kindNames = Object.keys(kindLabels) as KindName[];

/** An item whose period is over. `since` is its date; `reference` identifies it without naming the person. */
export interface Due {
  reference: string;
  since: string;
  /** Resolves to false if it is not due any more: it was put on hold, or opened again, since it was found. */
  erase(): Promise<unknown>;
}
export interface Found {
  /** The number of items held. */
  total: number;
  /** The number of which the guard takes a share, if not of those held. */
  guarded?: number;
  due: Due[];
}

/** Finds and erases one kind of data. Each noun provides its own. */
export interface Kind {
  /** Counts the items held, and finds those due at `now`. */
  find(payload: Payload, now: Date, periods: Periods): Promise<Found>;
  /** Erases items that were erased before and have reappeared; returns their references. */
  eraseAgain?(payload: Payload, buried: Tombstones): Promise<string[]>;
  /** Whether any number of due items is erased without confirmation: their end is promised, or nobody except the author ever had them. */
  isUnguarded?: boolean;
}

export type Kinds = Record<KindName, Kind>;
