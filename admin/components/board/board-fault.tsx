"use client";

import { useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { wordsFor } from "./words.ts";

/** Instead of a board that could not be read. */
export function BoardFault() {
  const words = wordsFor(useTranslation().i18n.language);
  const router = useRouter();
  return (
    <div role="alert">
      <h1>{words.board}</h1>
      <p>{words.fault}</p>
      <button type="button" className="btn btn--style-primary btn--size-medium" onClick={() => router.refresh()}>
        {words.again}
      </button>
    </div>
  );
}
