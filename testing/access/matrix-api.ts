import type { Endpoint, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";
import { type Actor, actors, nobody, type Row } from "./access-matrix.ts";
import type { Bearer } from "./matrix-actors.ts";
import type { Call } from "./matrix-endpoints.ts";
import type { Item, itemsAt } from "./matrix-items.ts";

/** One line of the table: who may, and how it is tried. */
export interface Line {
  name: string;
  method: string;
  allowed: readonly Actor[];
  /** Who may ask, and finds nothing. */
  empty?: readonly Actor[] | undefined;
  /** Reached by nobody through the proxy, and it may fail as it likes. */
  mayFail?: boolean;
  /** Where the ids go of what is made by it. */
  made?: Map<Actor, number[]> | undefined;
  call: (who: Actor) => Call | Promise<Call>;
}

const nameOf = ({ method, path }: Omit<Endpoint, "root">, below = "") => `${method.toUpperCase()} ${below}${path}`;

/** The addresses of a collection or a global that are ours, and not made by Payload for each of them. */
export const ownEndpoints = (all: Omit<Endpoint, "root">[] | false, known: object, below: string): string[] =>
  (all || []).filter((endpoint) => !(nameOf(endpoint) in known)).map((endpoint) => nameOf(endpoint, below));

type Make = ReturnType<typeof itemsAt>;
interface About {
  slug: string;
  row: Row;
  item: Item;
  make: Make;
  /** What somebody has made before, by who it was. */
  own: Map<Actor, number[]>;
}
type Lines = (about: About) => Omit<Line, "method" | "name">[];

/** An item that is about to be deleted is one's own, if one may. */
const doomed = async ({ slug, row, item, make, own }: About, who: Actor) =>
  own.get(who)?.pop() ?? (row.delete?.includes(who) ? make.fresh(slug) : (item.hidden ?? item.id));
/** A copy's name says that it is one: there is one of each. */
const copied = ({ item, own }: About, who: Actor) => own.get(who)?.at(-1) ?? item.hidden ?? item.id;
const drafts = ({ item }: About) => (item.version ? "locale=en&draft=true&" : "locale=en&");
/** What may not be deleted is tried with somebody else's. */
const made = ({ row, own }: About) => (row.delete?.length ? own : undefined);
const target = ({ item }: About) => item.hidden ?? item.id;

/** Payload's own addresses of a collection, and what each of them is about, from the making of an item to its end. */
export const collectionAddresses: Record<string, Lines> = {
  "POST /": (about) => [
    {
      allowed: about.row.create ?? nobody,
      made: made(about),
      call: async () => ({ path: `/${about.slug}?${drafts(about)}`, body: await about.make.bodyFor(about.slug) }),
    },
  ],
  "POST /:id/duplicate": (about) => [
    {
      allowed: about.row.copy ?? about.row.create ?? nobody,
      made: made(about),
      call: (who) => ({
        path: `/${about.slug}/${copied(about, who)}/duplicate?${drafts(about)}`,
        body: {},
      }),
    },
  ],
  "GET /": ({ slug, row, item }) => [
    { allowed: row.list ?? nobody, empty: row.empty, call: () => ({ path: `/${slug}?where[id][equals]=${item.id}` }) },
    ...(item.hidden
      ? [
          {
            allowed: row.hidden ?? nobody,
            empty: row.list,
            call: () => ({ path: `/${slug}?draft=true&where[id][equals]=${item.hidden}` }),
          },
        ]
      : []),
  ],
  "GET /count": ({ slug, row, item }) => [
    {
      allowed: row.list ?? nobody,
      empty: row.empty,
      call: () => ({ path: `/${slug}/count?where[id][equals]=${item.id}` }),
    },
  ],
  "GET /:id": ({ slug, row, item }) => [
    { allowed: row.read ?? nobody, call: () => ({ path: `/${slug}/${item.id}` }) },
    ...(item.hidden
      ? [{ allowed: row.hidden ?? nobody, call: () => ({ path: `/${slug}/${item.hidden}?draft=true` }) }]
      : []),
  ],
  "PATCH /:id": (about) => [
    {
      allowed: about.row.update ?? nobody,
      call: () => ({
        path: `/${about.slug}/${target(about)}?${drafts(about)}`,
        body: about.make.changesFor(about.slug),
      }),
    },
  ],
  "PATCH /": (about) => [
    {
      allowed: about.row.update ?? nobody,
      empty: about.row.update && about.row.empty,
      call: () => ({
        path: `/${about.slug}?${drafts(about)}where[id][equals]=${target(about)}`,
        body: about.make.changesFor(about.slug),
      }),
    },
  ],
  "GET /versions": ({ slug, row, item }) => [
    {
      allowed: row.versions ?? nobody,
      call: () => ({ path: `/${slug}/versions?where[parent][equals]=${item.hidden ?? item.id}` }),
    },
  ],
  "GET /versions/:id": ({ slug, row, item }) => [
    {
      allowed: row.versions ?? nobody,
      call: () => ({ path: `/${slug}/versions/${item.version}` }),
    },
  ],
  "POST /versions/:id": ({ slug, row, item }) => [
    {
      allowed: row.update ?? nobody,
      call: () => ({ path: `/${slug}/versions/${item.version}?draft=true`, body: {} }),
    },
  ],
  // It says what oneself may do with it, and nothing of what is in it.
  "POST /access/:id?": ({ slug, row }) => [
    { allowed: row.asked ?? actors, call: () => ({ path: `/${slug}/access`, body: {} }) },
  ],
  "DELETE /:id": (about) => [
    {
      allowed: about.row.delete ?? nobody,
      call: async (who) => ({ path: `/${about.slug}/${await doomed(about, who)}` }),
    },
  ],
  "DELETE /": (about) => [
    {
      allowed: about.row.delete ?? nobody,
      empty: about.row.delete === nobody ? about.row.empty : nobody,
      call: async (who) => ({ path: `/${about.slug}?where[id][equals]=${await doomed(about, who)}` }),
    },
  ],
};

export function collectionLines({ slug, endpoints }: SanitizedCollectionConfig, row: Row, item: Item, make: Make) {
  const about: About = { slug, row, item, make, own: new Map() };
  const names = (endpoints || []).map((endpoint) => nameOf(endpoint));
  return Object.entries(collectionAddresses).flatMap(([name, linesOf]): Line[] => {
    if (!names.includes(name)) return [];
    // Its own `/:key` comes before these, with the same addresses.
    if ((name.endsWith("/:id") || name === "GET /count") && slug === "payload-preferences") return [];
    // Payload has these addresses for collections without versions too: there is nothing behind them.
    if (name.includes("/versions") && !item.version) return [];
    const [method = ""] = name.split(" ");
    return linesOf(about).map((line, index) => ({ ...line, method, name: index > 0 ? `${name}, hidden` : name }));
  });
}

/** Payload's own addresses of a global. */
export const globalAddresses = {
  "GET /": { operation: "read", end: "" },
  "POST /": { operation: "update", end: "?draft=true" },
  "GET /versions": { operation: "versions", end: "/versions?limit=1" },
  "GET /versions/:id": { operation: "versions", end: "/versions/VERSION" },
  "POST /versions/:id": { operation: "update", end: "/versions/VERSION" },
  "POST /access": { operation: "asked", end: "/access" },
} as const;

export function globalLines(
  { slug, endpoints }: SanitizedGlobalConfig,
  row: { read?: Actor[]; update?: Actor[]; versions?: Actor[] },
  { version, words }: { version: string; words: object },
): Line[] {
  const allowed = { ...row, asked: actors };
  return (endpoints || []).flatMap((endpoint) => {
    const name = nameOf(endpoint);
    const address = globalAddresses[name as keyof typeof globalAddresses];
    if (!address) return [];
    const path = `/globals/${slug}${address.end.replace("VERSION", version)}`;
    const call = () => ({ path, ...(endpoint.method === "post" && { body: words }) });
    return [{ name, method: endpoint.method.toUpperCase(), allowed: allowed[address.operation] ?? nobody, call }];
  });
}

/** What an answer of Payload's comes to. A list without anything in it gives nothing, and does not refuse either. */
async function outcomeOf(answer: Response) {
  if (!answer.ok) return { outcome: answer.status < 500 ? "refused" : "failed" } as const;
  const text = await answer.text();
  const found = text.startsWith("{") ? JSON.parse(text) : {};
  const isEmpty = found.docs?.length === 0 || found.totalDocs === 0 || found.value === null;
  return { outcome: isEmpty ? "empty" : "given", id: found.doc?.id as number | undefined } as const;
}

/** The outcomes of a line, those who are given something and those who find nothing, as it is written and as it is. */
export async function triedLine(line: Line, bearers: Record<Actor, Bearer>) {
  const { method, allowed, empty = nobody, mayFail, made, call } = line;
  const found: string[] = [];
  for (const who of actors) {
    const { path, body, as } = await call(who);
    const { outcome, id } = await outcomeOf(await (as ?? bearers[who].api).send(method, path, body));
    if (id !== undefined) made?.set(who, [...(made.get(who) ?? []), id]);
    if (outcome === "refused" || (outcome === "failed" && mayFail)) continue;
    found.push(outcome === "given" ? who : `${who} (${outcome})`);
  }
  const wanted = actors.flatMap((who) => {
    if (allowed.includes(who)) return [who];
    return empty.includes(who) ? [`${who} (empty)`] : [];
  });
  return { found: found.join(", "), wanted: wanted.join(", ") };
}
