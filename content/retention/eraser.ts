import type { Payload } from "payload";
import type { Kinds } from "./kinds.ts";

/** What is erased, and the file of tombstones that says what has been: a restored backup brings nobody back. */
export interface Retention {
  kinds: Kinds;
  tombstones: string;
}

export interface Eraser extends Retention {
  payload: Payload;
}
