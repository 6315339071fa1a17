"use client";

import { useDocumentInfo, useEditDepth } from "@payloadcms/ui";
import { useSearchParams } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { newKey } from "../shared/new-key.ts";
import type { Place } from "./server-copies.ts";

interface FormPlace {
  place: Place;
  /** Gives a new item another name. */
  rename(item: string): void;
  /** Whether the form is a page of its own, not in a drawer. */
  isPage: boolean;
}

const prefix = "new-";
export const isNewItem = (item: string): boolean => item.startsWith(prefix);

/** The name of a new item in the address: without its prefix. */
export const nameInAddress = (item: string): string => item.slice(prefix.length);

/** The item of the form. A new one gets a name, kept in the address through reloads and changes of language. */
export function usePlace(): FormPlace {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const isPage = useEditDepth() < 2;
  // Not from the window, which still has the previous page's address during this page's first render.
  const given = useSearchParams().get("copy") ?? "";
  const [newItem, setNewItem] = useState(() => {
    const isValid = isPage && /^[\w-]{8,36}$/.test(given);
    return `${prefix}${isValid ? given : newKey()}`;
  });
  const collection = globalSlug ?? collectionSlug ?? "";
  const isNew = !globalSlug && (id === undefined || id === null);
  const item = globalSlug ? "global" : isNew ? newItem : String(id);
  useEffect(() => {
    if (isPage && isNew) putIntoAddress(nameInAddress(item));
  }, [isPage, isNew, item]);
  const place = useMemo(() => ({ collection, isGlobal: Boolean(globalSlug), item }), [collection, globalSlug, item]);
  return { place, rename: setNewItem, isPage };
}

function putIntoAddress(name: string): void {
  const address = new URL(window.location.href);
  if (address.searchParams.get("copy") === name) return;
  address.searchParams.set("copy", name);
  window.history.replaceState(null, "", address);
}
