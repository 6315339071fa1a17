import { keptRows } from "../system/kept-rows.ts";
import { among, runSql, sql } from "../system/sql.ts";

/** What albums are counted, ordered and put into categories by. */
export interface AlbumRow {
  id: number;
  category: number;
  takenOn: string;
  photos: number;
  /** The picture of its cover: the one chosen, else the first photo. */
  cover: number | null;
  /** All of its pictures, the cover's too. */
  pictures: number[];
}

/** All published albums, the newest first. */
export const albumRows = keptRows<AlbumRow>({
  collection: "albums",
  table: "albums",
  compare: (a, b) => (a.takenOn === b.takenOn ? b.id - a.id : a.takenOn < b.takenOn ? 1 : -1),
  // A picture that is deleted is a photo less.
  uses: { media: ({ pictures }) => pictures },
  async read(payload, ids) {
    const [albums, photos] = await Promise.all([
      runSql(
        payload,
        sql`SELECT id, category_id, taken_on, cover_id FROM albums
            WHERE id IN ${among(ids)} AND _status = 'published'`,
      ),
      runSql(
        payload,
        sql`SELECT _parent_id, picture_id FROM albums_photos WHERE _parent_id IN ${among(ids)}
            ORDER BY _parent_id, _order`,
      ),
    ]);
    const byAlbum = Map.groupBy(
      // A picture that has since been deleted leaves its row without one.
      photos.filter((photo) => photo["picture_id"] !== null),
      (photo) => Number(photo["_parent_id"]),
    );
    return albums.map((album) => {
      const own = (byAlbum.get(Number(album["id"])) ?? []).map((photo) => Number(photo["picture_id"]));
      const chosen = album["cover_id"] === null ? [] : [Number(album["cover_id"])];
      return {
        id: Number(album["id"]),
        category: Number(album["category_id"]),
        takenOn: new Date(String(album["taken_on"])).toISOString(),
        photos: own.length,
        cover: chosen[0] ?? own[0] ?? null,
        pictures: [...chosen, ...own],
      };
    });
  },
});
