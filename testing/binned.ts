import { expect, vi } from "vitest";
import type { BinItem } from "../content/platform/editorial/bin/bin-items.ts";
import type { staffAt } from "./people/staff.ts";
import type { TestSite } from "./site.ts";

type Staff = Awaited<ReturnType<typeof staffAt>>;

/** A site has heard of a change a second later. */
export const soon = { timeout: 5000, interval: 100 };

/** Calls a collection's bin, as the screens do: into it, or out by `/undo`, `/restore`, `/purge`. */
export const bin = (who: Staff, collection: string, id: number | number[], what = "") =>
  who.post(`/${collection}/bin${what}`, { ids: [id].flat() });

/** What the call answers, once it has been done. */
export async function done(answer: Response | Promise<Response>): Promise<BinItem[]> {
  const given = await answer;
  expect(given.status).toBe(200);
  return ((await given.json()) as { data: { done: BinItem[] } }).data.done;
}

/** What of it is asked through a site's public doors. */
export function seenAt(siteNow: () => TestSite) {
  const statusOf = async (path: string) => (await siteNow().app.inject(path)).statusCode;
  const becomes = (path: string, status: number) =>
    vi.waitFor(async () => expect(await statusOf(path), path).toBe(status), soon);
  return {
    statusOf,
    becomes,
    /** A news item that visitors see. */
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
