import type { GlobalBeforeOperationHook } from "payload";

/**
 * A save that names no language is in English. Payload leaves it without one where languages do not stand in for each other, and then finds
 * the required texts of rows empty.
 */
export const englishUnlessSaid: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "update") req.locale ??= "en";
  return args;
};
