import type { PayloadRequest } from "payload";
import { givenId } from "../platform/access/given-id.ts";
import { refused } from "../platform/access/refused.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import { type Duty, dutyOf } from "./handlers.ts";
import type { StoredComplaint } from "./stored-complaint.ts";

/** @throws APIError 403 for callers who were not appointed, before anything is read. */
export async function dutyFor(req: PayloadRequest): Promise<Duty> {
  const duty = await dutyOf(req);
  if (!duty) throw refused(req, 403, "You may not do this.", "तपाईंले यो गर्न मिल्दैन।");
  return duty;
}

/** The complaint's id in the address of a handler's call. */
export async function idFor(req: PayloadRequest): Promise<number> {
  await dutyFor(req);
  return givenId(req.routeParams?.["id"]) ?? 0;
}

/** @throws APIError 404 when there is no such complaint that this handler may read. */
export async function findComplaint(req: PayloadRequest, id: number): Promise<StoredComplaint> {
  const duty = await dutyOf(req);
  const found = duty && (await storedRow<StoredComplaint>(req.payload, "complaints", "id", id));
  if (!found || (found.restricted && duty !== "second")) {
    throw refused(req, 404, "There is no such complaint.", "त्यस्तो गुनासो छैन।");
  }
  return found;
}
