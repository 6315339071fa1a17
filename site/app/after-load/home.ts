import { loadChunk } from "../chunks/load-chunk.ts";
import { rotate } from "./rotate.ts";
import { swipe } from "./swipe.ts";
import type * as Vendors from "./vendors.ts";

/** The `home` script (specification, section 7): what moves on the home page, and the way to its map. */
export const homeScript = (vendors: Promise<typeof Vendors>) => ({
  rotate,
  swipe,
  /** Our part of the map and Leaflet, side by side. */
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
