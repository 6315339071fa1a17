import type { CollectionSlug, Payload } from "payload";

/**
 * The row with this value in a field, as stored, regardless of access, or undefined. For the server's own data: visitors'
 * pages read by `public-read.ts`, and the staff by the collections' own rules.
 */
export async function storedRow<Row>(
  payload: Payload,
  collection: CollectionSlug,
  field: string,
  value: string | number,
): Promise<Row | undefined> {
  const { docs } = await payload.find({
    collection,
    where: { [field]: { equals: value } },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs[0] as Row | undefined;
}
