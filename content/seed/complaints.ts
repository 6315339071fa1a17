import type { Payload } from "payload";
import { complaintSettings } from "./texts/complaint-settings.ts";

/** The first owner handles complaints on a site with sample content, until somebody else is appointed. */
export async function addComplaintSettings(
  payload: Payload,
  setGlobal: (payload: Payload, slug: "complaint-settings", content: object) => Promise<void>,
): Promise<void> {
  const { docs } = await payload.find({ collection: "users", sort: "id", limit: 1, depth: 0, overrideAccess: true });
  const owner = docs.map(({ id }) => id);
  await setGlobal(payload, "complaint-settings", { ...complaintSettings, handlers: owner, secondHandlers: owner });
}
