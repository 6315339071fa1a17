import type { CollectionBeforeChangeHook } from "payload";

/** Suspending a member, and ending the suspension, ends all sessions: the member sees at the next sign-in what has changed. */
export const endSessionsOfSuspended: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data["state"] === undefined || data["state"] === originalDoc?.state) return data;
  return { ...data, epoch: Number(originalDoc?.epoch ?? 0) + 1, ...(data["state"] === "active" && { reason: null }) };
};
