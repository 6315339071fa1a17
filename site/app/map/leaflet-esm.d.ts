/** The package's entry is the UMD build, which leaves a global `L` behind; this one is a module. */
declare module "leaflet/dist/leaflet-src.esm.js" {
  export * from "leaflet";
}
