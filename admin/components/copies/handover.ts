import type { Place } from "./server-copies.ts";

/** What a form leaves for the next one, which shows its item in another language, or under the number it got. */
interface Handover {
  /** The form that was left last, and the file chosen in it. */
  left?: { collection: string; item: string; locale: string; file: unknown } | undefined;
  /** The unsaved text that the editor goes to another language to continue. */
  wanted?: { item: string; locale: string } | undefined;
  /** A new item that was saved a moment ago. Its texts in the other language are kept under its old name. */
  made?: { place: Place; locale: string } | undefined;
}

export const handover: Handover = {};
