import type { Payload } from "payload";
import type { Tombstones } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";

/** Whether a member's public posts stay, without a name, or their texts are erased too. */
export type Posts = "keep" | "erase";

/** The data that another noun stores about members. It is handed in, since that noun builds on members. */
export interface Belongings {
  /** Everything stored about a member, for the copy of the member's data. */
  exported(payload: Payload, member: number): Promise<object>;
  /** Erases what is stored about a member, including mails in files. */
  erase(payload: Payload, traces: Traces, member: number, posts: Posts): Promise<void>;
  /** Erases what a restored backup brought back. Returns the references. */
  eraseAgain(payload: Payload, traces: Traces, buried: Tombstones): Promise<string[]>;
  /** Called when a member's public name has changed. */
  renamed(payload: Payload): Promise<void>;
}
