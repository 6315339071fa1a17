import type { StoredDocument } from "../apply/apply.ts";

/** Nobody gets what has not been found clean. */
export const mayBeOpened = ({ scan }: Pick<StoredDocument, "scan">): boolean => scan === "clean" || scan === "checked";
