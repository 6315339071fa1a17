import { getTranslation } from "@payloadcms/translations";
import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  executeAccess,
  isolateObjectProperty,
  type JsonObject,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type Where,
} from "payload";
import { z } from "zod";

/** The body that a list sends to withdraw the ticked items: it only says that they are drafts. */
const Withdrawal = z.strictObject({ _status: z.literal("draft") });

/** The body that publishes several items, with values for all of them or without. */
const Publication = z.looseObject({ _status: z.literal("published") });

/** Parses a body; undefined if it is no JSON, which Payload refuses in words of its own. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

interface Outcome {
  docs: JsonObject[];
  errors: { id: number | string; isPublic: boolean; message: string }[];
}

/** Withdraws one item after the other, each as its own menu does: the refusal of one does not stop the others. */
async function withdrawEach(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<Outcome> {
  const { payload } = req;
  // A call changes the language of the request that it gets.
  const own = () => isolateObjectProperty(req, ["locale", "fallbackLocale"]);
  const select = { createdAt: true } as const;
  const asked = { collection, where, select, depth: 0, pagination: false, req: own() };
  const { docs } = await payload.find({ ...asked, overrideAccess: false });
  const outcome: Outcome = { docs: [], errors: [] };
  for (const { id } of docs) {
    try {
      const withdrawn = await payload.update({
        collection,
        id,
        data: { _status: "draft" },
        depth: 0,
        overrideAccess: false,
        overrideLock: false,
        req: own(),
      });
      outcome.docs.push(withdrawn);
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      outcome.errors.push({ id, isPublic: true, message: error.message });
    }
  }
  return outcome;
}

function answerWith(req: PayloadRequest, { labels }: SanitizedCollectionConfig, { docs, errors }: Outcome): Response {
  const total = docs.length + errors.length;
  const label = getTranslation(labels[total === 1 ? "singular" : "plural"], req.i18n);
  const message =
    errors.length === 0
      ? req.t("general:updatedCountSuccessfully", { count: total, label })
      : req.t("error:unableToUpdateCount", { count: errors.length, label, total });
  return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 });
}

/**
 * Payload withdraws or publishes several items from what visitors see of them, and overwrites the draft that somebody has saved on
 * top of one with that. With one item it keeps the draft, or publishes it; so it does with several where the address says `draft`.
 */
const keepingDrafts = (endpoint: Omit<Endpoint, "root">, config: SanitizedCollectionConfig): Omit<Endpoint, "root"> =>
  endpoint.path !== "/" || endpoint.method !== "patch"
    ? endpoint
    : {
        ...endpoint,
        async handler(req) {
          const { where, draft } = req.query as { where?: Where; draft?: unknown };
          const isJson = req.headers.get("content-type")?.startsWith("application/json");
          if (!isJson || !where || draft) return endpoint.handler(req);
          const text = (await req.text?.()) ?? "";
          // A body can be read once, and Payload's own handler reads it too.
          Object.assign(req, { text: () => Promise.resolve(text) });
          const body = parsed(text);
          if (Publication.safeParse(body).success) Object.assign(req.query, { draft: "true" });
          if (!Withdrawal.safeParse(body).success) return endpoint.handler(req);
          await executeAccess({ req, data: { _status: "draft" } }, config.access.update);
          return answerWith(req, config, await withdrawEach(req, config.slug as CollectionSlug, where));
        },
      };

/** Lets a list withdraw or publish several items without losing the drafts on top of them. */
export function withDraftsKept(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions?.drafts || !collection.endpoints) continue;
    collection.endpoints = collection.endpoints.map((endpoint) => keepingDrafts(endpoint, collection));
  }
  return config;
}
