import { loadChunk } from "../chunks/load-chunk.ts";
import { rotate } from "./rotate.ts";
import { swipe } from "./swipe.ts";
import type * as Vendors from "./vendors.ts";

/** The `home` script (specification, section 7): the motion on the home page, and the loading of its map. */
export const homeScript = (vendors: Promise<typeof Vendors>) => ({
  rotate,
  swipe,
  /** Loads our part of the map and Leaflet in parallel. */
  async loadMap() {
    const leaflet = vendors.then(({ loadLeaflet }) => loadLeaflet());
    const [{ openMap }, { MapSurface }] = await Promise.all([
      loadChunk(() => import("../map/open-map.ts")),
      loadChunk(() => import("../map/map-surface.tsx")),
      leaflet,
    ]);
    return { openMap, MapSurface };
  },
});
