/** A document of an application, as its row holds it. Its bytes are in the file that `id` names. */
export interface StoredDocument {
  id: string;
  key: string;
  /** What the vacancy called it then. */
  label: string;
  /** What the applicant called it. */
  name: string;
  type: string;
  mime: string;
  size: number;
  sha256: string;
  flags: string[];
  /** `checked`: there is no scanner, its structure alone was judged. */
  scan: "pending" | "clean" | "checked" | "infected" | "unscannable";
  /** The upload that it came by: a retry that names it once more changes nothing. */
  from?: string;
  /** When it took the place of another; without it, since the application came. */
  since?: string;
  /** What stood in its place, the latest first; their bytes are gone. */
  earlier?: { name: string; sha256: string; until: string }[];
}

/** Whether anybody may have a document: nobody gets what has not been found clean. */
export const mayBeOpened = ({ scan }: Pick<StoredDocument, "scan">): boolean => scan === "clean" || scan === "checked";
