import { perRevision } from "../system/per-revision.ts";
import { runSql, sql } from "../system/sql.ts";

/** What albums are counted, ordered and put into categories by. */
export interface AlbumRow {
  id: number;
  category: number;
  takenOn: string;
  photos: number;
  /** The picture of its cover: the one chosen, else the first photo. */
  cover: number | null;
}

/** All published albums, the newest first: two queries, once for each content revision. */
export const albumRows = perRevision(async (payload): Promise<AlbumRow[]> => {
  const [albums, photos] = await Promise.all([
    runSql(
      payload,
      sql`SELECT id, category_id, taken_on, cover_id FROM albums
          WHERE _status = 'published' ORDER BY taken_on DESC, id DESC`,
    ),
    runSql(payload, sql`SELECT _parent_id, picture_id FROM albums_photos ORDER BY _parent_id, _order`),
  ]);
  const byAlbum = Map.groupBy(
    // A picture that has since been deleted leaves its row without one.
    photos.filter((photo) => photo["picture_id"] !== null),
    (photo) => Number(photo["_parent_id"]),
  );
  return albums.map((album) => {
    const own = byAlbum.get(Number(album["id"])) ?? [];
    const cover = album["cover_id"] ?? own[0]?.["picture_id"] ?? null;
    return {
      id: Number(album["id"]),
      category: Number(album["category_id"]),
      takenOn: new Date(String(album["taken_on"])).toISOString(),
      photos: own.length,
      cover: cover === null ? null : Number(cover),
    };
  });
});
