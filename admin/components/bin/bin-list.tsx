"use client";

import { useListDrawerContext } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import { BinTable } from "./bin-table.tsx";
import { DeleteSelected } from "./delete-selected.tsx";

interface Props {
  collectionSlug: string;
  hasCreatePermission?: boolean;
}

/** Above a list: deletes the ticked items. In the bin, replaces the list with a table of its items. */
export function BinList({ collectionSlug, hasCreatePermission }: Props) {
  const isBin = usePathname().endsWith("/trash");
  const { isInDrawer } = useListDrawerContext();
  // In every collection with a bin, a user who may create items may delete them.
  if (isInDrawer || !hasCreatePermission) return null;
  return isBin ? <BinTable slug={collectionSlug} /> : <DeleteSelected slug={collectionSlug} />;
}
