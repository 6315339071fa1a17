"use client";

import { toast, useDocumentInfo, useDocumentTitle, useRouteCache } from "@payloadcms/ui";
import type { Undone } from "@setu/content/platform/editorial/undo/undo-change";
import { callEndpoint } from "../shared/call-server.ts";
import { sayWithUndo } from "../shared/say-with-undo.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useLanguage } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Returns a function that announces that the item was published or withdrawn, with an Undo button. */
export function useUndo() {
  const { id, collectionSlug, globalSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { clearRouteCache } = useRouteCache();
  const language = useLanguage();
  const texts = words[language];

  return (change: "published" | "withdrawn") => {
    const name = title ?? "";
    const page = window.location.pathname;
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
    const undo = async () => {
      const answer = await callEndpoint<Undone>(`${path}/undo-publication`, texts.failed, {});
      if (toastFailure(answer)) return;
      const { isLive, isChanged } = answer.data;
      const told = change === "withdrawn" ? texts.backAgain : isLive ? texts.asBefore : texts.offAgain;
      toast.success(told(name));
      if (window.location.pathname !== page) return clearRouteCache();
      setHasPublishedDoc(isLive);
      setUnpublishedVersionCount(isChanged ? 1 : 0);
    };
    sayWithUndo(texts[change](name), { language, about: path, undo });
  };
}
