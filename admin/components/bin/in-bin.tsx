"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { useEffect, useState } from "react";
import { useBin } from "./use-bin.ts";
import { restoredWords } from "./words.ts";

/** Above the fields of an item that lies in the bin: who deleted it, when it goes for good, and the way back. */
export function InBin() {
  const { id, collectionSlug = "", isTrashed } = useDocumentInfo();
  const { said, look, restore, router } = useBin(collectionSlug);
  const [item, setItem] = useState<BinItem>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the calls are made anew at each render, and the item stays the same
  useEffect(() => {
    if (isTrashed && id !== undefined) void look([Number(id)]).then((found) => setItem(found?.[0]));
  }, [id, isTrashed]);
  if (!isTrashed || !item) return null;

  const back = async () => {
    if (!(await restore([item.id]))) return;
    toast.success(restoredWords(said, collectionSlug, item.title));
    router.push(`/admin/collections/${collectionSlug}/${item.id}`);
  };
  return (
    <div className="setu-in-bin">
      <p>
        {said.inBin(item)} {said.goes(item)} {said.seen[`${item.live}`]}
      </p>
      <Button id="bin-restore" buttonStyle="primary" size="medium" onClick={() => void back()}>
        {said.restore}
      </Button>
    </div>
  );
}
