import type { GlobalBeforeChangeHook, Payload } from "payload";
import { drawTallCrops } from "../platform/files/pictures/draw-tall-crops.ts";
import { readGlobal } from "../platform/reading/public-read.ts";
import { bumpRevision } from "../platform/store/state.ts";

interface Slides {
  sliders?: { picture?: unknown }[] | null;
}

const picturesOf = ({ sliders }: Slides): number[] =>
  (sliders ?? []).flatMap(({ picture }) => (typeof picture === "number" ? [picture] : []));

/** Draws the crops of slides for phones in portrait orientation while the home page is saved, so that no visitor gets the whole picture. */
export const cropSlides: GlobalBeforeChangeHook = async ({ data, req }) => {
  await drawTallCrops(req.payload, picturesOf(data), req);
  return data;
};

/** Draws the crops of slides that were saved before such crops existed. */
export async function cropOlderSlides(payload: Payload): Promise<void> {
  const page = await readGlobal(payload, "home-page", { depth: 0 });
  if (page && (await drawTallCrops(payload, picturesOf(page)))) await bumpRevision(payload);
}
