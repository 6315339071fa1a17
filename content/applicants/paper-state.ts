import type { StoredPaper } from "../operations/apply.ts";

/** Nobody gets what has not been found clean. */
export const mayBeOpened = ({ scan }: Pick<StoredPaper, "scan">): boolean => scan === "clean" || scan === "checked";
