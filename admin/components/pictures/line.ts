import type { Edits, Stored } from "./send-picture.ts";

/** A picture in the sheet, from the chosen file to the stored picture. */
export interface Line {
  key: string;
  name: string;
  file: File;
  /** The address of the thumbnail: an object URL for a file, the server's for a stored picture. */
  preview: string;
  alt_en: string;
  alt_ne: string;
  decorative: boolean;
  edits?: Edits | undefined;
  state: "looking" | "writing" | "waiting" | "sending" | "refused";
  /** Progress of the upload, from 0 to 1. */
  progress: number;
  problem?: string | undefined;
  /** The server would refuse the same file again. */
  isHopeless?: boolean;
  stored?: Stored;
  /** The description and edits of the stored picture, as `descriptionOf` writes them. */
  storedDescription?: string;
}

export const newLine = (key: string, file: File): Line => ({
  key,
  name: file.name,
  file,
  preview: "",
  alt_en: "",
  alt_ne: "",
  decorative: false,
  state: "looking",
  progress: 0,
});

/** The description and edits as one string, for comparison. */
export const descriptionOf = ({ alt_en, alt_ne, decorative, edits }: Line): string =>
  JSON.stringify({ alt_en, alt_ne, decorative, edits });

export const isDescribed = ({ decorative, alt_en, alt_ne }: Line): boolean =>
  decorative || (alt_en.trim() !== "" && alt_ne.trim() !== "");

/** Stored with its current description and edits. */
export const isDone = (line: Line): boolean =>
  line.stored !== undefined && line.storedDescription === descriptionOf(line);

/** Ready to be sent. */
export const isReady = (line: Line): boolean => line.state === "writing" && isDescribed(line) && !isDone(line);

/** Refused or lost on its way, and worth another attempt. */
export const isRetried = ({ state, isHopeless }: Line): boolean => state === "refused" && !isHopeless;

/** Neither stored nor refused yet. */
export const isOpen = (line: Line): boolean => !isDone(line) && line.state !== "refused";
