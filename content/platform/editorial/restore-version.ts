import {
  type Endpoint,
  executeAccess,
  isolateObjectProperty,
  NotFound,
  type PayloadRequest,
  restoreVersionOperation,
  restoreVersionOperationGlobal,
  type SanitizedGlobalConfig,
  saveVersion,
} from "payload";
import { givenId } from "../access/given-id.ts";
import { inTransaction } from "../store/in-transaction.ts";
import { refuseBinned } from "./bin/refuse-binned.ts";
import { noteRestored } from "./languages/language-check.ts";
import { refuseUnpublished } from "./withdrawal/refuse-unpublished.ts";

/**
 * Whether a restored version waits for its publication. Payload only looks at the request, and replaces the public version
 * with one that was a draft: the page goes offline, although nobody withdrew it.
 */
const isForDraft = (req: PayloadRequest, version: object): boolean =>
  req.searchParams.get("draft") === "true" || ("_status" in version && version._status === "draft");

/** Makes a version of a global its newest draft, in all languages. Payload itself would overwrite the published one. */
async function restoreGlobalDraft(req: PayloadRequest, global: SanitizedGlobalConfig, id: string): Promise<void> {
  // The access rules of editorial globals return a boolean, never a condition.
  await executeAccess({ req, data: { _status: "draft" } }, global.access.update);
  const { docs } = await req.payload.db.findGlobalVersions({
    global: global.slug,
    limit: 1,
    where: { id: { equals: id } },
    req,
  });
  if (!docs[0]) throw new NotFound(req.t);
  const docWithLocales = { ...(docs[0].version as object), _status: "draft" };
  await inTransaction(req, () => saveVersion({ docWithLocales, draft: true, global, payload: req.payload, req }));
}

type Restore = (req: PayloadRequest, slug: string, id: string) => Promise<unknown>;

const endpoint = (kind: "collection" | "global", restore: Restore): Endpoint => ({
  path: "/versions/:id",
  method: "post",
  async handler(req) {
    const id = givenId(req.routeParams?.["id"]);
    if (id === undefined) throw new NotFound(req.t);
    await restore(req, String(req.routeParams?.[kind]), String(id));
    return Response.json({ message: req.t("version:restoredSuccessfully") });
  },
});

/** Replaces Payload's `POST /api/{collection}/versions/{id}`. */
export const restoreItem = endpoint("collection", async (req, slug, id) => {
  const collection = req.payload.collections[slug];
  if (!collection) throw new NotFound(req.t);
  const asked = { id, depth: 0, req };
  const { version } = await req.payload.findVersionByID({
    ...asked,
    collection: slug,
    overrideAccess: false,
    locale: "all",
    req: isolateObjectProperty(req, ["locale", "fallbackLocale"]),
  });
  noteRestored(req, version);
  const draft = isForDraft(req, version);
  if (!draft) {
    await refuseBinned(req, collection.config.flattenedFields, version);
    await refuseUnpublished(req, collection.config.flattenedFields, version);
  }
  return restoreVersionOperation({ ...asked, collection, overrideAccess: false, draft });
});

/** Replaces Payload's `POST /api/globals/{global}/versions/{id}`. */
export const restoreGlobal = endpoint("global", async (req, slug, id) => {
  const globalConfig = req.payload.globals.config.find((global) => global.slug === slug);
  if (!globalConfig) throw new NotFound(req.t);
  const asked = { id, depth: 0, req };
  const { version } = await req.payload.findGlobalVersionByID({
    ...asked,
    slug: globalConfig.slug,
    overrideAccess: false,
  });
  if (isForDraft(req, version)) return restoreGlobalDraft(req, globalConfig, id);
  // Payload runs no hook before it publishes an earlier version of a global.
  await refuseBinned(req, globalConfig.flattenedFields, version);
  return restoreVersionOperationGlobal({ ...asked, globalConfig, overrideAccess: false });
});
