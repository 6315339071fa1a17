"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import type { BinItem } from "@setu/content/platform/editorial/bin/bin-items";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { useTexts } from "../shared/use-language.ts";
import { useBin } from "./use-bin.ts";
import { restoredText, words } from "./words.ts";

/** Above the fields of an item in the bin: who deleted it, when it will be purged, and the button that restores it. */
export function InBin() {
  const { id, collectionSlug = "", isTrashed } = useDocumentInfo();
  const texts = useTexts(words);
  const router = useRouter();
  const { read, restore } = useBin(collectionSlug);
  const [item, setItem] = useState<BinItem>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is new at each render
  useEffect(() => {
    if (isTrashed && id !== undefined) void read([Number(id)]).then((found) => setItem(found?.[0]));
  }, [id, isTrashed]);
  if (!isTrashed || !item) return null;

  const restoreItem = async () => {
    if (!(await restore([item.id]))) return;
    toast.success(restoredText(texts, collectionSlug, item.title));
    router.push(`/admin/collections/${collectionSlug}/${item.id}`);
  };
  return (
    <div className="setu-in-bin">
      <p>
        {texts.inBin(item)} {texts.goes(item)} {texts.seen[`${item.live}`]}
      </p>
      <Button id="bin-restore" buttonStyle="primary" size="medium" onClick={() => void restoreItem()}>
        {texts.restore}
      </Button>
    </div>
  );
}
