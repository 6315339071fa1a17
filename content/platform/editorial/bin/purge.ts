import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from "payload";
import { refused } from "../../access/refused.ts";

/** A collection's own way to delete an item with its files, in its `custom` configuration. */
type DeleteWithFiles = <Result>(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  remove: () => Promise<Result>,
) => Promise<Result>;
const withoutFiles: DeleteWithFiles = (_payload, _collection, _id, remove) => remove();

/** Permanently deletes an item in the bin, with its versions and files. Its id and address are never reused. */
export async function purge(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] };
  const { deleteWithFiles = withoutFiles } = (payload.collections[collection]?.config.custom ?? {}) as {
    deleteWithFiles?: DeleteWithFiles;
  };
  const { docs, errors } = await deleteWithFiles(payload, collection, id, () =>
    payload.delete({ collection, where, trash: true, depth: 0, overrideAccess: true, ...(req && { req }) }),
  );
  if (errors[0]) throw new APIError(errors[0].message, 409, undefined, true);
  if (docs.length === 0) throw refused(req, 409, "This item is not in the bin.", "यो सामग्री रद्दीटोकरीमा छैन।");
}
