import type { Payload } from "payload";
import { languageOf } from "../shared/language.ts";
import { words } from "./words.ts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user?: { role?: string } | null;
}

/** A warning on the owner's start page that the last run erased nothing because too much was due. */
export async function RetentionWarning({ payload, i18n, user }: Props) {
  if (user?.role !== "owner") return null;
  const { lastRunWasHeld } = await import(/* turbopackIgnore: true */ "@setu/content/retention/erasure-log");
  if (!(await lastRunWasHeld(payload))) return null;
  const texts = words[languageOf(i18n)];
  return (
    <p className="retention-held">
      {texts.warning} <a href="/admin/globals/retention-settings">{texts.look}</a>
    </p>
  );
}
