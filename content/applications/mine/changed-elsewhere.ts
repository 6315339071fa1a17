import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { excerptOf } from "../../platform/text/excerpt.ts";
import { changeTexts } from "./change-texts.ts";
import type { StoredApplication } from "./my-application.ts";
import { answerTo, typedIn } from "./typed-in.ts";

/**
 * Refuses a correction of fields that were corrected elsewhere after its sender had loaded the application.
 * @param changed the fields that the correction would change.
 * @param made how many corrections the sender has seen; undefined if it does not say.
 * @throws FrontApiError `conflict` with what is stored now, by field.
 */
export function refuseOverwriting(
  stored: StoredApplication,
  changed: string[],
  made: number | undefined,
  locale: Locale,
): void {
  if (made === undefined) return;
  const unseen = new Set((stored.changes ?? []).slice(made).flatMap(({ what }) => what));
  const both = changed.filter((name) => unseen.has(name));
  if (both.length === 0) return;
  const { changedElsewhere, nowReads } = changeTexts[locale];
  const errors = both.map((name) => [name, [nowReads(excerptOf(storedIn(stored, name), locale))]]);
  throw new FrontApiError("conflict", changedElsewhere, { errors: Object.fromEntries(errors) });
}

/** The stored text of a field, or the name of the stored document. */
function storedIn(stored: StoredApplication, name: string): string {
  const [, kind, key = ""] = /^(answers|files)\.(.*)$/.exec(name) ?? [];
  if (kind === "answers") return answerTo(stored, key);
  if (kind === "files") return stored.files.find((document) => document.key === key)?.name ?? "";
  const texts: Record<string, string> = typedIn(stored);
  return texts[name] ?? "";
}
