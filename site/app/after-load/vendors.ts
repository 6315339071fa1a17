import { loadChunk } from "../chunks/load-chunk.ts";

/**
 * The `vendors` script (specification, section 7): other people's code that the home page can do without
 * until it has been painted. It is the door to it, not the code itself: Leaflet weighs more than a third of all
 * other script, and most visits end before the map.
 */
export const loadLeaflet = () => loadChunk(() => import("../map/leaflet.ts"));
