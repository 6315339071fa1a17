/** A document of an application, as stored in its row. Its bytes are in the file that `id` names. */
export interface StoredDocument {
  id: string;
  key: string;
  /** The vacancy's name for it at that time. */
  label: string;
  /** The applicant's name for it. */
  name: string;
  type: string;
  mime: string;
  size: number;
  sha256: string;
  flags: string[];
  /** `checked`: without a scanner, only its structure was judged. */
  scan: "pending" | "clean" | "checked" | "infected" | "unscannable";
  /** The upload that it came from: a retry that names it again changes nothing. */
  from?: string;
  /** When it replaced another document; absent if it came with the application. */
  since?: string;
  /** The documents that it replaced, latest first; their files are deleted. */
  earlier?: { name: string; sha256: string; until: string }[];
}

/** Whether anybody may open a document: only those found clean can be opened. */
export const mayBeOpened = ({ scan }: Pick<StoredDocument, "scan">): boolean => scan === "clean" || scan === "checked";
