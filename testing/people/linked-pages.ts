import type { TestSite } from "../site.ts";

/** The page of a mailed link, as a browser without scripts shows it. */
interface Shown {
  forms: number;
  /** The addresses of its links, except breadcrumbs. */
  leadsTo: (string | undefined)[];
  text: string;
}

/** Parts of a token as mail programs leave them, and what is none. */
export const partsOf = (token: string): string[] => ["", token.slice(0, -1), token.slice(0, 12), `${token}.`, "\u0000"];

function shown({ body }: { body: string }): Shown {
  const main = body.slice(body.indexOf("</nav>", body.indexOf("<main")), body.indexOf("</main>"));
  return {
    forms: main.match(/<form/g)?.length ?? 0,
    leadsTo: [...main.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href),
    text: main.replace(/<[^>]*>/g, " "),
  };
}

/** Opens pages of mailed links on a site, and sends their forms, without JavaScript. */
export const linkedPagesOf = (open: () => TestSite) => ({
  opened: async (url: string): Promise<Shown> =>
    shown(await open().app.inject({ url, headers: { accept: "text/html" } })),
  async posted(url: string, fields: Record<string, string>): Promise<Shown & { status: number }> {
    const answer = await open().app.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      payload: new URLSearchParams(fields).toString(),
    });
    return { status: answer.statusCode, ...shown(answer) };
  },
});
