"use client";

import { toast, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import styles from "./sheet.module.css";
import { wordsFor } from "./words.ts";

/** On a picture that was cropped: the way back to all of it. */
export function OriginalBack() {
  const { id, data, savedDocumentData = data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const words = wordsFor(i18n.language);
  if (id === undefined || !savedDocumentData?.["crop"]) return null;
  const bringBack = async () => {
    setBusy(true);
    const answer = await callEndpoint(`/media/${id}/original`, words.unreachable, {});
    setBusy(false);
    if (toastFailure(answer)) return;
    toast.success(words.originalDone);
    router.refresh();
  };
  return (
    <p className={styles["original"]}>
      {words.originalHint}
      <button type="button" disabled={isBusy} onClick={bringBack}>
        {words.originalBack}
      </button>
    </p>
  );
}
