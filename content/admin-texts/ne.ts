import type { DefaultTranslationsObject, Language } from "@payloadcms/translations";
import { en } from "@payloadcms/translations/languages/en";
import { neTranslations } from "./ne-translations.ts";

type Namespace = keyof DefaultTranslationsObject;

const texts: { [N in Namespace]?: Partial<DefaultTranslationsObject[N]> } = neTranslations;

const withEnglish = Object.entries(en.translations).map(([namespace, english]) => [
  namespace,
  { ...english, ...texts[namespace as Namespace] },
]);

/**
 * Payload's back office in Nepali, which Payload does not ship. A key that has no Nepali text shows the English one,
 * since Payload itself would show the bare key. Dates stay English: date-fns has no Nepali, and a key that Payload
 * does not know would leave every date of the back office at "Loading...".
 */
export const ne: Language = {
  dateFNSKey: "en-US",
  translations: Object.fromEntries(withEnglish) as DefaultTranslationsObject,
};
