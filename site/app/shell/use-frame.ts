import { isFrontApiError } from "@setu/contract/errors";
import type { Menu } from "@setu/contract/menu";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import { useLanguage } from "../i18n/texts.ts";
import type { ShellData } from "./load-shell.ts";
import { useProgress } from "./progress/progress.tsx";

/**
 * Returns menu, banner and footer as the server rendered them. If the server's call failed, the browser tries
 * once more: the progress bar finishes when they arrive and fails when the answer has an error; without an
 * answer it is only logged (specification, sections 7 and 8).
 */
export function useFrame(): Menu | null {
  const { frame } = useLoaderData<ShellData>();
  const { locale } = useLanguage();
  const progress = useProgress();
  const [asked, setAsked] = useState<Menu | null>(null);

  useEffect(() => {
    if (frame) return;
    const ask = async () => {
      setAsked(await browserApi.menu(locale));
      progress.finish();
    };
    ask().catch((error) => {
      console.error(error);
      if (isFrontApiError(error) && error.cause === undefined) progress.fail();
    });
  }, [frame, locale, progress]);

  return frame ?? asked;
}
