"use client";

import { useConfig, useDocumentInfo, useForm, useLocale } from "@payloadcms/ui";
import { useEffect } from "react";
import { useUndo } from "./use-undo.ts";

/** The collection in which a new item has just been published. The item's own page, which opens next, says so. */
let publishedNew: string | undefined;

/** Publishes the form's values, in both languages or in the one that the form shows. */
export function usePublish(): (languages: "both" | "shown") => Promise<void> {
  const { id, collectionSlug, globalSlug, ...info } = useDocumentInfo();
  const { config } = useConfig();
  const { submit } = useForm();
  const { code } = useLocale();
  const tellDone = useUndo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is shown once, when the item has its id
  useEffect(() => {
    if (id === undefined || publishedNew !== collectionSlug) return;
    publishedNew = undefined;
    tellDone("published");
  }, [id, collectionSlug]);

  return async (languages) => {
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${id === undefined ? "" : `/${id}`}`;
    const query = { depth: "0", locale: code, ...(languages === "shown" && { publishSpecificLocale: code }) };
    publishedNew = globalSlug || id !== undefined ? undefined : collectionSlug;
    const sent = await submit({
      action: `${config.routes.api}${path}?${new URLSearchParams(query)}`,
      overrides: { _status: "published" },
      disableSuccessStatus: true,
    });
    if (!sent?.res.ok) {
      publishedNew = undefined;
      return;
    }
    if (!publishedNew) tellDone("published");
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  };
}
