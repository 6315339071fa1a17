"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { words } from "../applications/words.ts";
import { useTexts } from "../shared/use-language.ts";

/** Shown instead of a board that could not be read. */
export function BoardFault() {
  const texts = useTexts(words);
  const router = useRouter();
  return (
    <div role="alert">
      <h1>{texts.board}</h1>
      <p>{texts.failed}</p>
      <Button onClick={() => router.refresh()}>{texts.tryAgain}</Button>
    </div>
  );
}
