/** The parts of Leaflet that we use: the `vendors` script fetches them, and our part of the map builds on them. */
// biome-ignore lint/performance/noBarrelFile: an import of all of Leaflet by its own name would keep all of it
export { divIcon, GridLayer, Map as LeafletMap, Marker } from "leaflet/dist/leaflet-src.esm.js";
