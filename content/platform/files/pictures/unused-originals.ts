import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { afterCommit } from "../after-commit.ts";
import type { Originals } from "./originals.ts";

/** Deletes an original unless a picture is still made from it; pictures in the bin count. */
async function eraseUnused(req: PayloadRequest, originals: Originals, name: unknown): Promise<void> {
  if (typeof name !== "string") return;
  const where = { original: { equals: name } };
  await afterCommit(req, async () => {
    const { totalDocs } = await req.payload.count({ collection: "media", where, trash: true, overrideAccess: true });
    if (totalDocs === 0) await originals.erase(name);
  });
}

/** Deletes the original with the last picture that was made from it. */
export const unusedOriginals = (originals: Originals) => {
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (operation === "update" && previousDoc.original !== doc.original) {
      await eraseUnused(req, originals, previousDoc.original);
    }
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => eraseUnused(req, originals, doc.original);
  return { afterChange, afterDelete };
};
