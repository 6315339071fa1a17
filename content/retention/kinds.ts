import type { Payload } from "payload";
import { label } from "../platform/fields/label.ts";
import type { Periods } from "./periods.ts";
import type { Tombstones } from "./tombstones.ts";

/** The kinds of data that are erased, as the log of erasures names them: the database knows no others. */
export const kindLabels = {
  applications: label("Applications", "आवेदन"),
  uploads: label("Unfinished uploads", "अधुरा अपलोड"),
  messages: label("Messages", "सन्देश"),
  complaints: label("Complaints", "गुनासो"),
  openings: label("Log of opened documents", "खोलिएका कागजातको अभिलेख"),
  infected: label("Infected files", "भाइरस भएका फाइल"),
  copies: label("Unsaved text of the staff", "कर्मचारीको सुरक्षित नगरिएको पाठ"),
  bin: label("Items in the bin", "रद्दीटोकरीका सामग्री"),
  members: label("Members", "सदस्य"),
} as const;
export type KindName = keyof typeof kindLabels;
export const kindNames = Object.keys(kindLabels) as KindName[];

/** Something whose period is over. `since` is when it came; `reference` names it without naming the person. */
export interface Due {
  reference: string;
  since: string;
  erase(): Promise<void>;
}
export interface Found {
  /** How many of the kind are held. */
  total: number;
  due: Due[];
}

/** How one kind of data is found and erased. Each noun hands in its own. */
export interface Kind {
  /** Counts what is held, and finds what is due at `now`. */
  find(payload: Payload, now: Date, periods: Periods): Promise<Found>;
  /** Erases what had been erased before and is there again, and gives the references. */
  eraseAgain?(payload: Payload, buried: Tombstones): Promise<string[]>;
  /** Whether it is erased however much of it is due: nobody but its writer ever had it. */
  isUnguarded?: boolean;
}

export type Kinds = Record<KindName, Kind>;
