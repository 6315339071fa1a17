import type { Place } from "./server-copies.ts";

/** Data that a form leaves for the next one, which shows its item in another language, or under its new id. */
interface Handover {
  /** The form that was left last, and the file chosen in it. */
  left?: { collection: string; item: string; locale: string; file: unknown } | undefined;
  /** The unsaved text for which the editor switches to another language. */
  wanted?: { item: string; locale: string } | undefined;
  /** A newly created item that was just saved. Its texts in the other language are kept under its temporary name. */
  made?: { place: Place; locale: string } | undefined;
}

export const handover: Handover = {};
