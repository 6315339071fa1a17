"use client";

import {
  ConfirmationModal,
  PopupList,
  useDocumentInfo,
  useDocumentTitle,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect } from "react";
import { callServer } from "../shared/call-server.ts";
import { focusMenu } from "../shared/focus-menu.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useTexts } from "../shared/use-language.ts";
import { useUndo } from "./use-undo.ts";
import { words } from "./words.ts";

/** Replaces Payload's button: says what disappears, keeps text being typed, and can be undone. */
export function UnpublishButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = info;
  const { title } = useDocumentTitle();
  const { openModal, isModalOpen } = useModal();
  const { t } = useTranslation();
  const texts = useTexts(words);
  const sayDone = useUndo();
  const modal = `unpublish-${id ?? globalSlug}`;
  const isAsking = isModalOpen(modal);
  useEffect(() => (isAsking ? () => focusMenu("document") : undefined), [isAsking]);
  if (!hasPublishPermission || !hasPublishedDoc || isTrashed) return null;

  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;

  const withdraw = async () => {
    const address = `${path}?depth=0&unpublishAllLocales=true`;
    const answer = await callServer(address, t("error:unPublishingDocument"), {
      method: globalSlug ? "POST" : "PATCH",
      body: { _status: "draft" },
    });
    if (toastFailure(answer)) return;
    sayDone("withdrawn");
    info.setUnpublishedVersionCount(1);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(false);
  };
  return (
    <>
      <PopupList.Button id="action-unpublish" onClick={() => openModal(modal)}>
        {t("version:unpublish")}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.unpublishHeading}
        body={<p>{texts.unpublishText(title ?? "")}</p>}
        confirmLabel={texts.unpublish}
        confirmingLabel={t("version:unpublishing")}
        onConfirm={withdraw}
      />
    </>
  );
}
