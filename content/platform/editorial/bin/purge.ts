import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from "payload";
import { refused } from "../../access/refused.ts";
import { deleteWithFiles } from "../../files/replaced-files.ts";

/** Permanently deletes an item in the bin, with its versions and files. Its id and address are never reused. */
export async function purge(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] };
  const { docs, errors } = await deleteWithFiles(payload, collection, id, () =>
    payload.delete({ collection, where, trash: true, depth: 0, overrideAccess: true, ...(req && { req }) }),
  );
  if (errors[0]) throw new APIError(errors[0].message, 409, undefined, true);
  if (docs.length === 0) throw refused(req, 409, "This item is not in the bin.", "यो सामग्री रद्दीटोकरीमा छैन।");
}
