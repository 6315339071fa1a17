"use client";

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from "@payloadcms/ui";
import type { FieldShape } from "@setu/content/platform/editorial/drafts/overlay";
import { useRef } from "react";

export type FormNow = ReturnType<typeof useFormNow>;

/** The enclosing form and its state: as rendered, and in `now` as it is at the time a callback runs. */
export function useFormNow() {
  const { collectionSlug, globalSlug, data } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getData, setModified, setSubmitted } = useForm();
  const [formState, dispatch] = useAllFormFields();
  const modified = useFormModified();
  const processing = useFormProcessing();
  const submitted = useFormSubmitted();
  const config = getEntityConfig(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? "" });
  const fields = config?.fields as readonly FieldShape[];
  const savedAt = Date.parse(String(data?.["updatedAt"] ?? "")) || 0;
  const state = { fields, savedAt, modified, processing, getData, file: formState["file"]?.value };
  const now = useRef(state);
  now.current = state;
  return { ...state, formState, dispatch, submitted, setModified, setSubmitted, now };
}
