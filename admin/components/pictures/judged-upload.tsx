"use client";

import { Upload, useConfig, useDocumentInfo, useField } from "@payloadcms/ui";
import { useState } from "react";
import { useLanguage } from "../shared/use-language.ts";
import { checkPicture } from "./check-picture.ts";
import styles from "./sheet.module.css";

const none = {};

/** Payload's own upload field, with a check of the picture before it is sent. */
export function JudgedUpload() {
  const { initialState } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { setValue } = useField<File | null>({ path: "file" });
  const [problem, setProblem] = useState("");
  const language = useLanguage();
  const config = getEntityConfig({ collectionSlug: "media" });
  if (!config?.upload) return null;
  const judge = async (file?: File) => {
    setProblem("");
    if (!file) return;
    const checked = await checkPicture(file);
    if ("problem" in checked) {
      setProblem(checked.problem[language]);
      setValue(null);
    } else if (checked.file !== file) setValue(checked.file);
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
