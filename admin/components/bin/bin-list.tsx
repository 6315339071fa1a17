"use client";

import { useListDrawerContext } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { BinTable } from "./bin-table.tsx";
import { DeleteSelected } from "./delete-selected.tsx";

interface Props {
  collectionSlug: string;
  hasCreatePermission?: boolean;
}

/** Above a list: deletes what is ticked; and in place of the list in the bin, what lies there. */
export function BinList({ collectionSlug, hasCreatePermission }: Props) {
  const isBin = usePathname().endsWith("/trash");
  const { isInDrawer } = useListDrawerContext();
  // Whoever may make one may delete one, in every collection that has a bin.
  if (isInDrawer || !hasCreatePermission) return null;
  return isBin ? <BinTable slug={collectionSlug} /> : <DeleteSelected slug={collectionSlug} />;
}
