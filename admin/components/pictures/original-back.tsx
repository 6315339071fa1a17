"use client";

import { toast, useDocumentInfo } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import parts from "../shared/parts.module.css";
import { toastFailure } from "../shared/toast-failure.ts";
import { useTexts } from "../shared/use-language.ts";
import styles from "./sheet.module.css";
import { words } from "./words.ts";

/** On a cropped picture: restores the original. */
export function OriginalBack() {
  const { id, data, savedDocumentData = data } = useDocumentInfo();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const texts = useTexts(words);
  if (id === undefined || !savedDocumentData?.["crop"]) return null;
  const bringBack = async () => {
    setBusy(true);
    const answer = await callEndpoint(`/media/${id}/original`, texts.unreachable, {});
    setBusy(false);
    if (toastFailure(answer)) return;
    toast.success(texts.originalDone);
    router.refresh();
  };
  return (
    <p className={styles["original"]}>
      {texts.originalHint}
      <button type="button" className={parts["button"]} disabled={isBusy} onClick={bringBack}>
        {texts.originalBack}
      </button>
    </p>
  );
}
