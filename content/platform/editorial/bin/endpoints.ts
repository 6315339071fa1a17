import { devanagariDigits } from "@setu/contract/digits";
import { GivenId } from "@setu/contract/shapes/given-id";
import { APIError, type Endpoint, executeAccess, type PayloadRequest, type SanitizedCollectionConfig } from "payload";
import { z } from "zod";
import { refused } from "../../access/refused.ts";
import { owners } from "../../access/rules.ts";
import { answered } from "../../access/staff-actions.ts";
import { type BinItem, binItems } from "./bin-items.ts";
import { bringBack, undoDeletion } from "./bring-back.ts";
import { purge } from "./purge.ts";
import { putIntoBin } from "./put-into-bin.ts";

/** The most items in one call. */
const most = 500;
const Ids = z.array(z.coerce.number().pipe(GivenId)).min(1).max(most);

/** The answer of the bin's calls: the items afterwards, and the reasons for refusals. */
export interface BinOutcome {
  done: BinItem[];
  refused: { id: number; title: string; message: string }[];
}

type Act = (req: PayloadRequest, collection: SanitizedCollectionConfig, id: number) => Promise<void>;

/** The collection of a call. Anybody who may change its items may put them into the bin, and restore them. */
async function collectionOf(req: PayloadRequest): Promise<SanitizedCollectionConfig> {
  const collection = req.payload.collections[String(req.routeParams?.["collection"])]?.config;
  if (!collection?.trash) throw refused(req, 404, "There is no such bin.", "त्यस्तो रद्दीटोकरी छैन।");
  await executeAccess({ req }, collection.access.update);
  return collection;
}

function idsFrom(req: PayloadRequest, given: unknown): number[] {
  const ids = Ids.safeParse(given);
  if (ids.success) return [...new Set(ids.data)];
  throw refused(
    req,
    400,
    `Choose at least one item and at most ${most}.`,
    `कम्तीमा एउटा र बढीमा ${devanagariDigits(most)} वटा सामग्री छान्नुहोस्।`,
  );
}

/** A call on items, one after the other: the refusal of one does not stop the others. */
const post = (path: string, act: Act): Endpoint => ({
  path,
  method: "post",
  async handler(req) {
    const collection = await collectionOf(req);
    const body = (await req.json?.().catch(() => undefined)) as { ids?: unknown } | undefined;
    const ids = idsFrom(req, body?.ids);
    const items = await binItems(req, collection.slug, ids);
    const outcome: BinOutcome = { done: [], refused: [] };
    let first: APIError | undefined;
    for (const item of items) {
      try {
        await act(req, collection, item.id);
        outcome.done.push(item);
      } catch (error) {
        if (!(error instanceof APIError)) throw error;
        first ??= error;
        outcome.refused.push({ id: item.id, title: item.title, message: error.message });
      }
    }
    if (first && outcome.done.length === 0) throw first;
    if (items.length === 0) throw refused(req, 404, "This item no longer exists.", "यो सामग्री अब छैन।");
    return answered({ data: outcome });
  },
});

const forOwners =
  (act: Act): Act =>
  async (req, collection, id) => {
    if (!owners({ req })) {
      throw refused(req, 403, "Only an owner may delete permanently.", "सधैँका लागि मेटाउन स्वामीले मात्र पाउनुहुन्छ।");
    }
    await act(req, collection, id);
  };

/** `/api/{collection}/bin…`: the facts to show before a deletion, and every way into the bin and out of it. */
export const binEndpoints: Endpoint[] = [
  {
    path: "/bin",
    method: "get",
    async handler(req) {
      const collection = await collectionOf(req);
      const ids = idsFrom(req, req.searchParams.get("ids")?.split(","));
      return answered({ data: await binItems(req, collection.slug, ids) });
    },
  },
  post("/bin", putIntoBin),
  post("/bin/undo", undoDeletion),
  post("/bin/restore", bringBack),
  post(
    "/bin/purge",
    forOwners((req, { slug }, id) => purge(req.payload, slug, id, req)),
  ),
];
