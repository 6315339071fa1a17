import type { Payload, PayloadRequest } from "payload";
import { tallCropOf } from "./tall-crop.ts";

/**
 * Draws the missing tall crops of these pictures; from then on they are kept up to date with their pictures. Returns
 * whether any was missing. Pictures shown at the height of the window need them; drawing one takes as long as all other
 * renditions.
 */
export async function drawTallCrops(payload: Payload, ids: number[], req?: PayloadRequest): Promise<boolean> {
  if (ids.length === 0) return false;
  const { docs } = await payload.find({
    collection: "media",
    where: { id: { in: ids }, tall: { exists: false } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    ...(req && { req }),
  });
  const folder = payload.collections["media"]?.config.upload.staticDir ?? "";
  for (const { id, filename, width, height, focalX, focalY, updatedAt } of docs) {
    try {
      const tall = await tallCropOf({ filename, width, height, focalX, focalY }, null, folder);
      // Not if the picture was replaced meanwhile: the crop would show the former one.
      const where = { and: [{ id: { equals: id } }, { updatedAt: { equals: updatedAt } }] };
      await payload.db.updateOne({ collection: "media", where, data: { tall }, returning: false, ...(req && { req }) });
    } catch (error) {
      // One picture that cannot be drawn does not stop the others.
      payload.logger.warn({ err: error, picture: id }, "A picture's tall crop was not drawn");
    }
  }
  return docs.length > 0;
}
