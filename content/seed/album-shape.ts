import type { Text } from "./shape.ts";

export interface AlbumCategorySeed {
  key: string;
  name: Text;
  description: Text;
  /** A picture; without one, the cover of the newest album is shown. */
  cover?: string;
}
interface PhotoSeed {
  picture: string;
  caption: Text;
  place?: Text;
  credit?: Text;
  takenOn?: string;
}
export interface AlbumSeed {
  key: string;
  name: Text;
  description: Text;
  place: Text;
  /** ISO date. */
  takenOn: string;
  /** Key of a category. */
  category: string;
  /** Slug. */
  project?: string;
  download?: boolean;
  photos: PhotoSeed[];
}
