export { GalleryPage as Component } from "./gallery-page.tsx";
export { loadGallery as loader } from "./load-gallery.ts";
