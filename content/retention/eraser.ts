import type { Payload } from "payload";
import type { Kinds } from "./kinds.ts";

/** The kinds of data to erase, and the file of tombstones: with it, a restored backup brings nobody back. */
export interface Retention {
  kinds: Kinds;
  tombstones: string;
}

export interface Eraser extends Retention {
  payload: Payload;
}
