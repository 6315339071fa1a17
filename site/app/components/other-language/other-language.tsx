import type { ServedLocale } from "@setu/contract/shapes/served-locale";
import { useTexts } from "../../i18n/texts.ts";

/** The honest line above a text that had to be shown in the other language, or that says something newer there. */
export function OtherLanguageNote({ locale }: { locale: ServedLocale }) {
  const { otherLanguageOnly, otherLanguageNewer } = useTexts();
  const note = locale.served !== locale.requested ? otherLanguageOnly : locale.stale && otherLanguageNewer;
  return note ? (
    <p lang={locale.requested}>
      <small>{note}</small>
    </p>
  ) : null;
}
