import { loadChunk } from "../chunks/load-chunk.ts";

/**
 * The `vendors` script (specification, section 7): third-party code that the home page does not need for its
 * first paint. It loads that code rather than containing it: Leaflet weighs more than a third of all other
 * script, and most visits end before the map.
 */
export const loadLeaflet = () => loadChunk(() => import("../map/leaflet.ts"));
