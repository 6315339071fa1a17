"use client";

import { Upload, useConfig, useDocumentInfo, useField, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { lookAt } from "./look-at.ts";
import styles from "./sheet.module.css";
import { wordsFor } from "./words.ts";

const none = {};

/** Payload's own place for a picture's file, with what the server would say of it said at once. */
export function JudgedUpload() {
  const { initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { setValue } = useField<File | null>({ path: "file" });
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState("");
  const { language } = wordsFor(i18n.language);
  const config = getEntityConfig({ collectionSlug: "media" });
  if (!config?.upload) return null;
  const judge = async (file?: File) => {
    setProblem("");
    if (!file) return;
    const looked = await lookAt(file);
    if ("problem" in looked) {
      setProblem(looked.problem[language]);
      setValue(null);
    } else if (looked.file !== file) setValue(looked.file);
  };
  return (
    <>
      {problem && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      <Upload
        collectionSlug="media"
        initialState={initialState ?? none}
        uploadConfig={config.upload}
        onChange={judge}
      />
    </>
  );
}
