import { keptRows } from "../platform/reading/kept-rows.ts";
import { isPublished } from "../platform/store/published.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";

/** The fields by which albums are counted, ordered and sorted into categories. */
export interface AlbumRow {
  id: number;
  category: number;
  takenOn: string;
  photos: number;
  /** The picture of its cover: the chosen one, or the first photo. */
  cover: number | null;
  /** All its pictures, including the cover's and those in the bin, which may be restored. */
  pictures: number[];
}

/** All published albums, the newest first. */
export const albumRows = keptRows<AlbumRow>({
  collection: "albums",
  table: "albums",
  compare: (a, b) => (a.takenOn === b.takenOn ? b.id - a.id : a.takenOn < b.takenOn ? 1 : -1),
  // A deleted picture is one photo less.
  uses: { media: ({ pictures }) => pictures },
  async read(payload, ids) {
    const [albums, photos] = await Promise.all([
      runSql(
        payload,
        sql`SELECT albums.id, category_id, taken_on, cover_id, media.deleted_at IS NULL AS cover_is_there FROM albums
            LEFT JOIN media ON media.id = cover_id
            WHERE albums.id IN ${among(ids)} AND ${isPublished("albums")}`,
      ),
      runSql(
        payload,
        sql`SELECT _parent_id, picture_id, media.deleted_at IS NULL AS is_there FROM albums_photos
            LEFT JOIN media ON media.id = picture_id
            WHERE _parent_id IN ${among(ids)} ORDER BY _parent_id, _order`,
      ),
    ]);
    const byAlbum = Map.groupBy(
      // A picture that has since been deleted leaves its row without one.
      photos.filter((photo) => photo["picture_id"] !== null),
      (photo) => Number(photo["_parent_id"]),
    );
    return albums.map((album) => {
      const own = byAlbum.get(Number(album["id"])) ?? [];
      // Items in the bin are shown nowhere.
      const shown = own.filter((photo) => Boolean(photo["is_there"])).map((photo) => Number(photo["picture_id"]));
      const chosen = album["cover_id"] === null ? [] : [Number(album["cover_id"])];
      const cover = album["cover_is_there"] ? chosen[0] : undefined;
      return {
        id: Number(album["id"]),
        category: Number(album["category_id"]),
        takenOn: new Date(String(album["taken_on"])).toISOString(),
        photos: shown.length,
        cover: cover ?? shown[0] ?? null,
        pictures: [...chosen, ...own.map((photo) => Number(photo["picture_id"]))],
      };
    });
  },
});
