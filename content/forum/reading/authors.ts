import type { PostAuthor } from "@setu/contract/forum/forum";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { personRows } from "../../people/rows.ts";
import { inLocale, servedIn } from "../../platform/reading/localized.ts";
import type { StoredPost } from "../stored-post.ts";

type Written = Pick<StoredPost, "name" | "person" | "staff">;

/** Returns a function that gives a post's author. An expert who has left, or whose page is gone, keeps the name but has no link. */
export async function authorsIn(payload: Payload, locale: Locale): Promise<(post: Written) => PostAuthor> {
  const people = new Map((await personRows(payload)).map((row) => [row.id, row]));
  return ({ name, person, staff }) => {
    if (!staff) return { name: name ?? "", kind: name ? "member" : "former", person: null };
    const row = people.get(person ?? 0);
    return {
      name: row ? inLocale(row.name, locale) : "",
      kind: row && !row.left ? "staff" : "former",
      person:
        row && !row.left
          ? {
              id: row.id,
              designation: inLocale(row.designation, locale),
              locale: servedIn(locale, row.name, row.designation),
            }
          : null,
    };
  };
}
