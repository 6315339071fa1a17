import { isFrontApiError } from "@setu/contract/errors";
import type { Menu } from "@setu/contract/menu";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router";
import { browserApi } from "../api/browser-api.ts";
import { useLanguage } from "../i18n/texts.ts";
import type { ShellData } from "./load-shell.ts";
import { useProgress } from "./progress/progress.tsx";

/**
 * Menu, banner and footer as the server wrote them. Where it could not have them, the browser asks once more:
 * the bar finishes when they come and fails when the answer says error; without an answer it is only logged
 * (specification, sections 7 and 8).
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
