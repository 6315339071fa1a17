import type { Edits, Stored } from "./send-picture.ts";

/** A picture of the sheet, on its way from a chosen file to a stored picture. */
export interface Line {
  key: string;
  name: string;
  file: File;
  /** The address of the thumbnail: the browser's own for a file, the server's for a stored picture. */
  preview: string;
  alt_en: string;
  alt_ne: string;
  decorative: boolean;
  edits?: Edits | undefined;
  state: "looking" | "writing" | "waiting" | "sending" | "refused";
  /** Of the upload, from 0 to 1. */
  progress: number;
  problem?: string | undefined;
  /** The server would refuse the same file again. */
  isHopeless?: boolean;
  stored?: Stored;
  /** The description and edits that the stored picture has, as `descriptionOf` writes them. */
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

/** The description and edits as one text, for comparing. */
export const descriptionOf = ({ alt_en, alt_ne, decorative, edits }: Line): string =>
  JSON.stringify({ alt_en, alt_ne, decorative, edits });

export const isDescribed = ({ decorative, alt_en, alt_ne }: Line): boolean =>
  decorative || (alt_en.trim() !== "" && alt_ne.trim() !== "");

/** Stored, with the description and edits that it has now. */
export const isDone = (line: Line): boolean =>
  line.stored !== undefined && line.storedDescription === descriptionOf(line);

/** Can be sent. */
export const isReady = (line: Line): boolean => line.state === "writing" && isDescribed(line) && !isDone(line);

/** Neither stored nor refused yet. */
export const isOpen = (line: Line): boolean => !isDone(line) && line.state !== "refused";
