/** The parts of Leaflet that we use: the `vendors` script loads them, and our part of the map builds on them. */
// biome-ignore lint/performance/noBarrelFile: importing all of Leaflet by its own name would bundle all of it
export { divIcon, GridLayer, Map as LeafletMap, Marker } from "leaflet/dist/leaflet-src.esm.js";
