import type { ServedLocale } from "@setu/contract/shapes/served-locale";
import { useTexts } from "../../i18n/texts.ts";

/** The note above a text that is shown in the other language, or whose version in the other language is newer. */
export function OtherLanguageNote({ locale }: { locale: ServedLocale }) {
  const { otherLanguageOnly, otherLanguageNewer } = useTexts();
  const note = locale.served !== locale.requested ? otherLanguageOnly : locale.stale && otherLanguageNewer;
  return note ? (
    <p lang={locale.requested}>
      <small>{note}</small>
    </p>
  ) : null;
}
