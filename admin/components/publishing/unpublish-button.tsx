"use client";

import {
  ConfirmationModal,
  PopupList,
  useDocumentInfo,
  useDocumentTitle,
  useModal,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { callEndpoint, callServer } from "../shared/call-server.ts";
import { focusMenu } from "../shared/focus-menu.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useTexts } from "../shared/use-language.ts";
import { useUndo } from "./use-undo.ts";
import { words } from "./words.ts";

/** Replaces Payload's button: says what disappears and what else changes, keeps text being typed, and can be undone. */
export function UnpublishButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, isTrashed } = info;
  const { title } = useDocumentTitle();
  const { openModal, isModalOpen } = useModal();
  const { t } = useTranslation();
  const texts = useTexts(words);
  const sayDone = useUndo();
  const [effects, setEffects] = useState<readonly string[]>([]);
  const modal = `unpublish-${id ?? globalSlug}`;
  const isAsking = isModalOpen(modal);
  useEffect(() => (isAsking ? () => focusMenu("document") : undefined), [isAsking]);
  if (!hasPublishPermission || !hasPublishedDoc || isTrashed) return null;

  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}/${id}`;

  const ask = async () => {
    if (!globalSlug) {
      const answer = await callEndpoint<string[]>(`${path}/withdrawal-effects`, texts.failed);
      if (toastFailure(answer)) return;
      setEffects(answer.data);
    }
    openModal(modal);
  };
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
      <PopupList.Button id="action-unpublish" onClick={() => void ask()}>
        {t("version:unpublish")}
      </PopupList.Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={texts.unpublishHeading}
        body={<Consequences title={title ?? ""} effects={effects} />}
        confirmLabel={texts.unpublish}
        confirmingLabel={t("version:unpublishing")}
        onConfirm={withdraw}
      />
    </>
  );
}

function Consequences({ title, effects }: { title: string; effects: readonly string[] }) {
  const texts = useTexts(words);
  return (
    <>
      <p>{texts.unpublishText(title)}</p>
      {effects.length > 0 && (
        <>
          <p>{texts.effects}</p>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
