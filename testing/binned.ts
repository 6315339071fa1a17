import { expect, vi } from "vitest";
import type { BinItem } from "../content/platform/editorial/bin/bin-items.ts";
import type { staffAt } from "./people/staff.ts";
import type { TestSite } from "./site.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;

/** Polling options: a site notices a change within a second. */
export const soon = { timeout: 5000, interval: 100 };

/** Calls a collection's bin, as the screens do: deletes items, or undoes, restores or purges by `/undo`, `/restore`, `/purge`. */
export const bin = (who: Staff, collection: string, id: number | number[], what = "") =>
  who.post(`/${collection}/bin${what}`, { ids: [id].flat() });

/** The items that a successful call affected. */
export async function done(answer: Response | Promise<Response>): Promise<BinItem[]> {
  const given = await answer;
  expect(given.status).toBe(200);
  return ((await given.json()) as { data: { done: BinItem[] } }).data.done;
}

/** A visitor's view of items on a site. */
export function seenAt(siteNow: () => TestSite) {
  const statusOf = async (path: string) => (await siteNow().app.inject(path)).statusCode;
  const becomes = (path: string, status: number) =>
    vi.waitFor(async () => expect(await statusOf(path), path).toBe(status), soon);
  return {
    statusOf,
    becomes,
    /** Publishes a news item, and waits until visitors see it. */
    async published(editor: Staff, name: string): Promise<number> {
      const author = (await siteNow().content.api.home("en")).perspective?.id;
      const body = { name, publishedOn: "2026-11-21", category: "news", author, _status: "published" };
      const { doc } = (await (await editor.post("/news?locale=en", body)).json()) as { doc: { id: number } };
      await becomes(`/news/${doc.id}`, 200);
      return doc.id;
    },
    async first(collection: string): Promise<{ id: number } & Record<string, unknown>> {
      const { docs } = await siteNow().content.payload.find({ collection, limit: 1, sort: "id", depth: 0 });
      return docs[0] as unknown as { id: number } & Record<string, unknown>;
    },
  };
}
