import { About } from "@setu/contract/firm/about";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { readGlobal, readList } from "../platform/reading/public-read.ts";
import { statementOf } from "../platform/reading/section-info.ts";
import { excerptOf } from "../platform/text/excerpt.ts";
import { aboutPageOf, nextValidityEnd } from "./map-about.ts";
import { locationOf } from "./map-location.ts";
import { whoWeAreOf } from "./map-who-we-are.ts";

const most = { articles: 30, offices: 40 };

/** The firm as a whole. An empty site returns empty lists and texts. */
export async function about(payload: Payload, locale: Locale, now = new Date()): Promise<About> {
  const [page, home, articles, offices] = await Promise.all([
    // Depth 2 for the covers of documents.
    readGlobal(payload, "about-page", { depth: 2 }),
    readGlobal(payload, "home-page", {
      select: { mission: true, vision: true, objective: true, center: true, _status: true },
      depth: 0,
    }),
    readList(payload, "who-we-are", { depth: 1, sort: "_order", limit: most.articles }),
    readList(payload, "offices", { depth: 0, sort: "_order", limit: most.offices }),
  ]);
  return About.parse({
    ...aboutPageOf(page, locale, now),
    mission: statementOf(home?.mission, locale),
    vission: statementOf(home?.vision, locale),
    objective: statementOf(home?.objective, locale),
    who_we_are: articles.map((article) => {
      const item = whoWeAreOf(article, locale);
      return { ...item, excerpt: excerptOf(item.description, item.locale.served) };
    }),
    offices: offices.map((office) => locationOf(office, locale)),
    center: { lat: home?.center?.lat ?? 28, lng: home?.center?.lng ?? 84 },
    fresh_until: nextValidityEnd(page, now),
  } satisfies About);
}
