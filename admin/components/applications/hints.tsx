"use client";

import { Link } from "@payloadcms/ui";
import type { Hint } from "@setu/content/applications/board/hints";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Links to other applications that may be of the same person. */
export function Hints({ hints }: { hints: readonly Hint[] }) {
  const texts = useTexts(words);
  if (hints.length === 0) return null;
  return (
    <details className={parts["hints"]}>
      <summary>{texts.samePerson(hints.length)}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={hint.id}>
            <Link href={`/admin/collections/applications/${hint.id}`} prefetch={false}>
              {hint.name}, {hint.number}
            </Link>{" "}
            ({hint.by.map((by) => texts.sameAs[by]).join(", ")})
          </li>
        ))}
      </ul>
    </details>
  );
}
