"use client";

import { FormSubmit, PopupList, useDocumentInfo, useFormModified, useLocale, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { focusMenu } from "../shared/focus-menu.ts";
import { languageNames, languageOf } from "../shared/language.ts";
import { useTexts } from "../shared/use-language.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { usePublish } from "./use-publish.ts";
import { words } from "./words.ts";

/**
 * Replaces Payload's button, whose dialog offers to withdraw items that were never published, has texts in English only,
 * and closes when Escape is pressed in its calendar. The menu says what else publishing one language includes.
 */
export function PublishButton() {
  const info = useDocumentInfo();
  const { id, globalSlug, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = info;
  const modified = useFormModified();
  const { t } = useTranslation();
  const [isScheduling, setScheduling] = useState(false);
  const publish = usePublish();
  if (!hasPublishPermission) return null;

  const isUploading = info.uploadStatus === "uploading";
  const canPublish = (modified || unpublishedVersionCount > 0 || !hasPublishedDoc) && !isUploading;
  // A schedule publishes what is stored, not what is being typed.
  const canSchedule = (globalSlug !== undefined || id !== undefined) && !modified;
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={!canPublish}
        enableSubMenu={canSchedule}
        onClick={() => publish("both")}
        size="medium"
        type="button"
        SubMenuPopupContent={({ close }) => (
          <>
            {canSchedule && (
              <ScheduleItem
                onChoose={() => {
                  focusMenu("publishing");
                  setScheduling(true);
                  close();
                }}
              />
            )}
            <ShownLanguageItem onChoose={() => publish("shown")} />
          </>
        )}
      >
        {t("version:publishChanges")}
      </FormSubmit>
      {isScheduling && <ScheduleDialog onClose={() => setScheduling(false)} />}
    </>
  );
}

function ScheduleItem({ onChoose }: { onChoose(): void }) {
  const { t } = useTranslation();
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="schedule-publish" onClick={onChoose}>
        {t("version:schedulePublish")}
      </PopupList.Button>
    </PopupList.ButtonGroup>
  );
}

function ShownLanguageItem({ onChoose }: { onChoose(): void }) {
  const { code } = useLocale();
  const texts = useTexts(words);
  const names = useTexts(languageNames);
  return (
    <PopupList.ButtonGroup>
      <PopupList.Button id="publish-locale" onClick={onChoose}>
        <span title={texts.untranslated}>{texts.onlyIn(names[languageOf({ language: code })])}</span>
      </PopupList.Button>
    </PopupList.ButtonGroup>
  );
}
