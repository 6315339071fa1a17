export { AlbumsPage as Component } from "./albums-page.tsx";
export { loadAlbums as loader } from "./load-albums.ts";
