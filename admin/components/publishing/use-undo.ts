"use client";

import { toast, useDocumentInfo, useDocumentTitle, useRouteCache } from "@payloadcms/ui";
import type { Undone } from "@setu/content/platform/editorial/undo/undo-change";
import { callEndpoint } from "../shared/call-server.ts";
import { sayWithUndo } from "../shared/say-with-undo.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useLanguage } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Says that the document of the screen was published or withdrawn, and takes it back when asked to. */
export function useUndo() {
  const { id, collectionSlug, globalSlug, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { clearRouteCache } = useRouteCache();
  const language = useLanguage();
  const texts = words[language];

  return (done: "published" | "withdrawn") => {
    const name = title ?? "";
    const place = window.location.pathname;
    const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;
    const undo = async () => {
      const answer = await callEndpoint<Undone>(`${path}/undo-publication`, texts.failed, {});
      if (toastFailure(answer)) return;
      const { isLive, isChanged } = answer.data;
      toast.success(
        done === "withdrawn" ? texts.backAgain(name) : isLive ? texts.asBefore(name) : texts.offAgain(name),
      );
      if (window.location.pathname !== place) return clearRouteCache();
      setHasPublishedDoc(isLive);
      setUnpublishedVersionCount(isChanged ? 1 : 0);
    };
    sayWithUndo(texts[done](name), { language, about: path, undo });
  };
}
