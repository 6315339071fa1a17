import type { CollectionSlug, Payload } from "payload";

/**
 * The row in which a field has that value, as it is stored, whoever asks; undefined where there is none. For what the server
 * itself keeps: visitors' pages read by `public-read.ts`, and staff by the collections' own rules.
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
