import type { Place } from "./server-copies.ts";

/** Data that a form leaves for the next one, which shows its item in another language, or under its new id. */
interface Handover {
  /** The form that was left last, and the file chosen in it. */
  left?: { collection: string; item: string; locale: string; file: unknown } | undefined;
  /** The unsaved text for which the editor switches to another language. */
  wanted?: { item: string; locale: string } | undefined;
  /**
   * An item that was just saved, whose texts in the other language are still to be kept: a new one, which has them under its
   * temporary name, or one that was left before its form knew that it was saved.
   */
  saved?: { place: Place; locale: string; carried: ReadonlySet<string> } | undefined;
}

export const handover: Handover = {};
