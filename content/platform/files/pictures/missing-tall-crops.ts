import type { Payload } from "payload";
import { claim } from "../../store/state.ts";

const claimMs = 600_000;

/** Draws the tall crops of pictures from before there were any. One process at a time works on them. */
export async function drawMissingTallCrops(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: "media",
    where: { tall: { exists: false } },
    select: { tall: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length === 0 || !(await claim(payload, "tall-crops", claimMs))) return;
  for (const { id } of docs) {
    // Saving is enough: the hook draws what is not there. One picture that cannot be drawn keeps no other from it.
    await payload
      .update({ collection: "media", id, data: {}, depth: 0, overrideAccess: true })
      .catch((error: unknown) =>
        payload.logger.warn({ err: error, picture: id }, "A picture's tall crop was not drawn"),
      );
  }
}
