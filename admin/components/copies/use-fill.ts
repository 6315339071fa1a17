"use client";

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from "@payloadcms/ui";
import type { Values } from "@setu/content/platform/editorial/drafts/overlay";
import { useCallback, useRef, useState } from "react";
import type { FormNow } from "./use-form-now.ts";

/** How long to wait for the server's form state. Slow connections need 3 s. */
const longestMs = 10_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Why the form is filled: an unsaved text comes into it, or goes. */
type Filling = "fetching" | "discarding";

export type Fill = ReturnType<typeof useFill>;

/** Puts values into the form without saving them. */
export function useFill({ now }: Pick<FormNow, "now">) {
  const { replaceState, setModified } = useForm();
  const buildState = useBuildState();
  const [failed, setFailed] = useState(false);
  /**
   * Fills that have not ended. They would replace text typed meanwhile, so the form is blocked until the last one ends.
   */
  const [fillings, setFillings] = useState<readonly Filling[]>([]);
  /** The form has been replaced and counts as modified, which its state does not show yet. */
  const isReplacing = useRef(false);
  /** A file that was chosen before the language was changed. */
  const carriedFile = useRef<unknown>(undefined);

  /** Resolves to false if the server could not be asked for the form's state. */
  const fill = useCallback(
    async (values: Values, isModified: boolean): Promise<boolean> => {
      const filling = isModified ? "fetching" : "discarding";
      setFillings((others) => [...others, filling]);
      const state = await buildState(values).finally(() =>
        setFillings((all) => all.toSpliced(all.indexOf(filling), 1)),
      );
      setFailed(!state);
      if (!state) return false;
      isReplacing.current = isModified;
      const file = now.current.file ?? carriedFile.current;
      replaceState(file ? { ...state, file: { value: file, valid: true } } : state);
      if (isModified) setModified(true);
      return true;
    },
    [buildState, now, replaceState, setModified],
  );
  return { fill, failed, filling: fillings.at(-1), isReplacing, carriedFile };
}

/** Asks the server for a form's state with these values. Undefined if it fails or takes too long. */
function useBuildState() {
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { getFormState } = useServerFunctions();
  return useCallback(
    async (data: Values) => {
      const request = getFormState({
        ...(id !== undefined && { id }),
        ...(collectionSlug ? { collectionSlug } : { globalSlug: globalSlug ?? "" }),
        data,
        docPermissions: docPermissions ?? { fields: true },
        docPreferences: await getDocPreferences(),
        locale,
        operation: collectionSlug && !id ? "create" : "update",
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? "",
        skipValidation: true,
      });
      // A later answer would overwrite text typed in the meantime.
      const tooLate = wait(longestMs).then(() => ({ state: undefined }));
      const { state } = await Promise.race([request, tooLate]).catch(() => ({ state: undefined }));
      return state;
    },
    [id, collectionSlug, globalSlug, docPermissions, getDocPreferences, locale, getFormState],
  );
}
