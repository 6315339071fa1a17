import type { GlobalBeforeChangeHook, Payload } from "payload";
import { drawTallCrops } from "../platform/files/pictures/draw-tall-crops.ts";
import { readGlobal } from "../platform/reading/public-read.ts";
import { bumpRevision } from "../platform/store/state.ts";

interface Slides {
  sliders?: { picture?: unknown }[] | null;
}

const picturesOf = ({ sliders }: Slides): number[] =>
  (sliders ?? []).flatMap(({ picture }) => (typeof picture === "number" ? [picture] : []));

/** Draws what phones held upright show of the slides while the home page is saved: then no visitor gets the whole picture. */
export const cropSlides: GlobalBeforeChangeHook = async ({ data, req }) => {
  await drawTallCrops(req.payload, picturesOf(data), req);
  return data;
};

/** The same for slides from before there were such crops. */
export async function cropOlderSlides(payload: Payload): Promise<void> {
  const page = await readGlobal(payload, "home-page", { depth: 0 });
  if (page && (await drawTallCrops(payload, picturesOf(page)))) await bumpRevision(payload);
}
