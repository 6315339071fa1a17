import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import type { Originals } from "./originals.ts";

/** Erases an original unless a picture is still made of it; what lies in the bin counts. */
async function eraseUnused(req: PayloadRequest, originals: Originals, name: unknown): Promise<void> {
  if (typeof name !== "string") return;
  const where = { original: { equals: name } };
  const { totalDocs } = await req.payload.count({ collection: "media", where, trash: true, overrideAccess: true, req });
  if (totalDocs === 0) await originals.erase(name);
}

/** The original goes with the last picture that was made of it. */
export const unusedOriginals = (originals: Originals) => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (operation === "update" && previousDoc.original !== doc.original) {
      await eraseUnused(req, originals, previousDoc.original);
    }
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => eraseUnused(req, originals, doc.original);
  return { afterChange, afterDelete };
};
