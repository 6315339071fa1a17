"use client";

import { Link } from "@payloadcms/ui";
import type { Hint } from "@setu/content/applications/board/hints";
import parts from "../shared/parts.module.css";
import type { wordsFor } from "./words.ts";

/** Other applications that seem to be of the same person, to be opened by whoever wants to look. */
export function Hints({ hints, words }: { hints: readonly Hint[]; words: ReturnType<typeof wordsFor> }) {
  if (hints.length === 0) return null;
  return (
    <details className={parts["hints"]}>
      <summary>{words.hint(hints.length)}</summary>
      <ul>
        {hints.map((hint) => (
          <li key={hint.id}>
            <Link href={`/admin/collections/applications/${hint.id}`} prefetch={false}>
              {hint.name}, {hint.number}
            </Link>{" "}
            ({hint.by.map((by) => words.alike[by]).join(", ")})
          </li>
        ))}
      </ul>
    </details>
  );
}
