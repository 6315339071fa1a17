export { AlbumCategoriesPage as Component } from "./album-categories-page.tsx";
export { loadAlbumCategories as loader } from "./load-album-categories.ts";
