import type { GlobalBeforeOperationHook } from "payload";

/**
 * Saves in English unless the save names a language. Without a fallback between languages, Payload leaves it without one, and then
 * finds the required texts of rows empty.
 */
export const englishUnlessSaid: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "update") req.locale ??= "en";
  return args;
};
