import type { ServedLocale } from "@setu/contract/served-locale";
import { useTexts } from "../i18n/texts.ts";

/** The honest line above a text that had to be shown in the other language. */
export function OtherLanguageNote({ locale }: { locale: ServedLocale }) {
  const { otherLanguageOnly } = useTexts();
  return locale.served === locale.requested ? null : (
    <p lang={locale.requested}>
      <small>{otherLanguageOnly}</small>
    </p>
  );
}
