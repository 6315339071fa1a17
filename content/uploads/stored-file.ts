/** A file that a visitor sent with a form, as stored in the row of that form. Its bytes are in the file that `id` names. */
export interface StoredFile {
  id: string;
  type: string;
  mime: string;
  size: number;
  sha256: string;
  flags: string[];
  /** `checked`: without a scanner, only its structure was judged. */
  scan: "pending" | "clean" | "checked" | "infected" | "unscannable";
  /** The upload that it came from: a retry that names it again changes nothing. */
  from?: string;
}

/** Whether anybody may open a file: only those found clean can be opened. */
export const mayBeOpened = ({ scan }: Pick<StoredFile, "scan">): boolean => scan === "clean" || scan === "checked";
