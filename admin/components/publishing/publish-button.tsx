"use client";

import {
  FormSubmit,
  PopupList,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
  useTranslation,
} from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { languageNames } from "../shared/language.ts";
import { useTexts } from "../shared/use-language.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { useUndo } from "./use-undo.ts";
import { words } from "./words.ts";

/** Where something new has just been published, and has no number yet. */
let publishedNew: string | undefined;

/**
 * In place of Payload's: its dialog proposes to withdraw what was never published, has English words in it, and closes when
 * one leaves its calendar by Esc. The menu says what publishing in one language takes along.
 */
export function PublishButton() {
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = info;
  const { config } = useConfig();
  const { submit } = useForm();
  const modified = useFormModified();
  const { code } = useLocale();
  const { t } = useTranslation();
  const texts = useTexts(words);
  const names = useTexts(languageNames);
  const [isScheduling, setScheduling] = useState(false);
  const sayDone = useUndo();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told of once, when it has got its number
  useEffect(() => {
    if (id === undefined || publishedNew !== collectionSlug) return;
    publishedNew = undefined;
    sayDone("published");
  }, [id, collectionSlug]);
  if (!hasPublishPermission) return null;

  const isUploading = info.uploadStatus === "uploading";
  const canPublish = (modified || unpublishedVersionCount > 0 || !hasPublishedDoc) && !isUploading;
  // A schedule publishes what is stored, not what is being typed.
  const canSchedule = (globalSlug !== undefined || id !== undefined) && !modified;
  const path = globalSlug ? `/globals/${globalSlug}` : `/${collectionSlug}${id === undefined ? "" : `/${id}`}`;

  const publish = async (query: Record<string, string>) => {
    const action = `${config.routes.api}${path}?${new URLSearchParams({ depth: "0", ...query })}`;
    // What is made by it gets a page of its own, and is told of there.
    publishedNew = globalSlug || id !== undefined ? undefined : collectionSlug;
    const sent = await submit({ action, overrides: { _status: "published" }, disableSuccessStatus: true });
    if (!sent?.res.ok) {
      publishedNew = undefined;
      return;
    }
    if (!publishedNew) sayDone("published");
    info.setUnpublishedVersionCount(0);
    info.setMostRecentVersionIsAutosaved(false);
    info.setHasPublishedDoc(true);
  };
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!canPublish}
        enableSubMenu={canSchedule}
        onClick={() => publish({ locale: code })}
        size="medium"
        type="button"
        SubMenuPopupContent={({ close }) => (
          <>
            {canSchedule && (
              <PopupList.ButtonGroup>
                <PopupList.Button
                  id="schedule-publish"
                  onClick={() => {
                    setScheduling(true);
                    close();
                  }}
                >
                  {t("version:schedulePublish")}
                </PopupList.Button>
              </PopupList.ButtonGroup>
            )}
            <PopupList.ButtonGroup>
              <PopupList.Button
                id="publish-locale"
                onClick={() => publish({ locale: code, publishSpecificLocale: code })}
              >
                <span title={texts.untranslated}>{texts.onlyIn(names[code === "ne" ? "ne" : "en"])}</span>
              </PopupList.Button>
            </PopupList.ButtonGroup>
          </>
        )}
      >
        {t("version:publishChanges")}
      </FormSubmit>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
    </>
  );
}
