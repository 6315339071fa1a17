/** What we use of Leaflet: the `vendors` script fetches this, our part of the map builds on it. */
// biome-ignore lint/performance/noBarrelFile: an import of all of Leaflet by its own name would keep all of it
export { divIcon, GridLayer, Map as LeafletMap, Marker } from "leaflet/dist/leaflet-src.esm.js";
