import type { StoredPaper } from "../apply/apply.ts";

/** Nobody gets what has not been found clean. */
export const mayBeOpened = ({ scan }: Pick<StoredPaper, "scan">): boolean => scan === "clean" || scan === "checked";
