import { headers as requestHeaders } from "next/headers.js";
import { executeAuthStrategies, getPayload, UnauthorizedError } from "payload";
import config from "#admin/payload-config";

/** Payload's server functions that the screens call. */
const known = new Set([
  "copy-data-from-locale",
  "form-state",
  "get-default-layout",
  "get-upcoming-scheduled-publish",
  "render-document",
  "render-document-slots",
  "render-field",
  "render-list",
  "render-widget",
  "schedule-publish",
  "table-state",
]);

/**
 * Refuses unknown names, and callers who are not signed in. Payload looks names up in a plain object, where
 * "constructor" is a function, too.
 * @throws UnauthorizedError
 */
export async function refuseStrangers(name: string): Promise<void> {
  const headers = await requestHeaders();
  const { user } = await executeAuthStrategies({ headers, payload: await getPayload({ config }) });
  if (!user || !known.has(name)) throw new UnauthorizedError();
}
