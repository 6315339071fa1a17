import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  createLocalReq,
  executeAccess,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload";
import { nobody } from "../../access/rules.ts";

const locks = "payload-locked-documents";
const asServer = { depth: 0, overrideAccess: true } as const;

interface Lock {
  document?: { relationTo: string; value: unknown } | null;
  globalSlug?: string | null;
  user?: { relationTo: string; value: unknown };
}

const idOf = (value: unknown) => (typeof value === "object" ? (value as { id?: unknown } | null)?.id : value);

/** Whether the user may change the item that a lock is for. */
async function mayChange(req: PayloadRequest, { document, globalSlug }: Lock): Promise<boolean> {
  const { collections, globals } = req.payload.config;
  if (!document) {
    const global = globals.find(({ slug }) => slug === globalSlug);
    return global !== undefined && Boolean(await executeAccess({ req, disableErrors: true }, global.access.update));
  }
  const collection = collections.find(({ slug }) => slug === document.relationTo);
  if (!collection || collection.lockDocuments === false) return false;
  const id = Number(idOf(document.value));
  const allowed = await executeAccess({ id, req, disableErrors: true }, collection.access.update);
  if (typeof allowed === "boolean") return allowed;
  const where = { and: [{ id: { equals: id } }, allowed] };
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where,
    trash: true,
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

/** Lets users who may change an item take over its lock: in their own name, for this item, and from now on. */
const onlyTakeOver: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!req.user) return data;
  if (!originalDoc || !(await mayChange(req, originalDoc as Lock))) throw new Forbidden(req.t);
  return { user: { relationTo: req.user.collection, value: req.user.id } };
};

const onlyByHolder: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user) return;
  const { user } = await req.payload.findByID({ collection: locks, id, req, ...asServer });
  if (idOf(user.value) !== req.user.id) throw new Forbidden(req.t);
};

/**
 * Leaves a lock through Payload's API to its holder, and to users who may change the item. By Payload's own rules any
 * account may lock any item, in anybody's name, until any day. The screens write their locks without the API.
 */
export function withLockRules(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === locks);
  if (!collection) return config;
  collection.access.create = nobody;
  collection.hooks.beforeValidate.push(onlyTakeOver);
  collection.hooks.beforeDelete.push(onlyByHolder);
  return config;
}

interface Adapter {
  create: (write: never) => unknown;
}

/** Makes no lock for a user who may not change the item: Payload's screens lock whatever the browser names. */
export function onlyRightfulLocks<Opened extends Adapter>(adapter: Opened, payload: Payload): Opened {
  const create = adapter.create as (write: { collection: string; data: Lock }) => unknown;
  return Object.assign(adapter, {
    async create(this: Opened, write: { collection: string; data: Lock }) {
      if (write.collection === locks && !(await isRightful(payload, write.data))) return write.data;
      return create.call(this, write);
    },
  });
}

async function isRightful(payload: Payload, lock: Lock): Promise<boolean> {
  const id = idOf(lock.user?.value);
  const user = await payload.findByID({ collection: "users", id: Number(id), disableErrors: true, ...asServer });
  return user !== null && mayChange(await createLocalReq({ user: { ...user, collection: "users" } }, payload), lock);
}

/** Ends the locks of an account with it: they would hinder the others, in nobody's name. */
export const endLocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: locks, where: { "user.value": { equals: id } }, req });
};
