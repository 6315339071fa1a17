import {
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  isolateObjectProperty,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from "payload";
import { givenId } from "../../access/given-id.ts";
import { refused } from "../../access/refused.ts";
import { answered } from "../../access/staff-actions.ts";
import { screenLanguages, screenLocale } from "../../fields/screen-locale.ts";
import { type Relation, relationsTo, valuesAt } from "../../store/relations.ts";
import { globalText, itemsText, type Loss } from "./words.ts";

/** The most names in one line. */
const named = 5;
const published: Where = { _status: { equals: "published" } };
type Doc = Record<string, unknown>;

const lossOf = ({ field }: Relation): Loss =>
  (field.custom as { whenWithdrawn?: Loss } | undefined)?.whenWithdrawn ?? "name";

const notFound = (req: PayloadRequest) => refused(req, 404, "This item no longer exists.", "यो सामग्री अब छैन।");

const titleOf = ({ admin }: SanitizedCollectionConfig, doc: Doc): string =>
  String(doc[admin.useAsTitle ?? "id"] || doc["id"]);

/** The options of reads in the language of the screen. */
const asRead = (req: PayloadRequest) =>
  ({
    depth: 0,
    ...screenLanguages(req),
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  }) as const;

/** Published items that refer to the withdrawn one by one field, directly or through others. */
interface Referring {
  config: SanitizedCollectionConfig;
  loss: Loss;
  where: Where;
}

/** The items that refer to items of a collection, and those that lose their own pages with them. */
function referringTo(req: PayloadRequest, slug: string, whereOf: (path: string) => Where): Referring[] {
  return req.payload.config.collections.flatMap((config) => {
    if (!config.versions?.drafts) return [];
    return [...Map.groupBy(relationsTo(slug, config.flattenedFields), lossOf)].flatMap(([loss, relations]) => {
      const where = { and: [published, { or: relations.map(({ path }) => whereOf(path)) }] };
      const deeper =
        loss === "page"
          ? relations.flatMap(({ path }) =>
              referringTo(req, config.slug, (outer) => ({
                and: [{ [`${outer}._status`]: { equals: "published" } }, whereOf(`${outer}.${path}`)],
              })).filter((one) => one.loss === "page"),
            )
          : [];
      return [{ config, loss, where }, ...deeper];
    });
  });
}

async function textOf(req: PayloadRequest, { config, loss, where }: Referring, title: string): Promise<string[]> {
  const { slug, labels } = config;
  const found = await req.payload.find({
    collection: slug,
    where,
    limit: named,
    sort: "id",
    ...asRead(req),
    overrideAccess: true,
  });
  if (found.totalDocs === 0) return [];
  const names = (found.docs as Doc[]).map((doc) => titleOf(config, doc));
  const what = wordsOf(req, labels.plural);
  return [itemsText({ what, loss, count: found.totalDocs, names }, title, screenLocale(req))];
}

/** A label in the language of the screen. */
function wordsOf(req: PayloadRequest, given: SanitizedCollectionConfig["labels"]["plural"]): string {
  if (typeof given === "function") return given({ i18n: req.i18n, t: req.t });
  return typeof given === "object" ? (given[screenLocale(req)] ?? "") : given;
}

/** The globals that show an item, such as the home page with a person's message. */
async function globalsText(req: PayloadRequest, slug: string, id: number, title: string): Promise<string[]> {
  const texts: string[] = [];
  for (const { slug: global, label, flattenedFields, versions } of req.payload.config.globals) {
    const relations = relationsTo(slug, flattenedFields);
    if (relations.length === 0 || !versions?.drafts) continue;
    const shown = (await req.payload.findGlobal({
      slug: global,
      draft: false,
      ...asRead(req),
      overrideAccess: true,
    })) as Doc;
    const shows = relations.some(({ path }) => valuesAt(shown, path.split(".")).includes(id));
    if (shows && shown["_status"] === "published") {
      texts.push(globalText(wordsOf(req, label), title, screenLocale(req)));
    }
  }
  return texts;
}

/**
 * Answers how withdrawing an item changes the website besides its own page and its entry in lists: one sentence for
 * each effect, in the language of the screen. Empty for an item that is not published.
 * @throws APIError 404 when there is no such item.
 */
async function effectsOf(req: PayloadRequest, config: SanitizedCollectionConfig, id: number): Promise<string[]> {
  const { slug, custom } = config;
  const where = { id: { equals: id } };
  const [item] = (await req.payload.find({ collection: slug, where, limit: 1, ...asRead(req), overrideAccess: true }))
    .docs as Doc[];
  if (!item) throw notFound(req);
  if (item["_status"] !== "published") return [];
  const title = titleOf(config, item);
  const shown = (custom as { shownIn?: Record<"en" | "ne", string> } | undefined)?.shownIn;
  const texts = shown ? [shown[screenLocale(req)]] : [];
  for (const one of referringTo(req, slug, (path) => ({ [path]: { in: [id] } }))) {
    texts.push(...(await textOf(req, one, title)));
  }
  return [...texts, ...(await globalsText(req, slug, id, title))];
}

/** `GET /api/{collection}/{id}/withdrawal-effects`, for those who may withdraw the item. */
export const withdrawalEffects: Endpoint = {
  path: "/:id/withdrawal-effects",
  method: "get",
  async handler(req) {
    const slug = String(req.routeParams?.["collection"]) as CollectionSlug;
    const id = givenId(req.routeParams?.["id"]);
    const config = req.payload.collections[slug]?.config;
    if (!config || id === undefined) throw notFound(req);
    await executeAccess({ req, id }, config.access.update);
    return answered({ data: await effectsOf(req, config, id) });
  },
};
