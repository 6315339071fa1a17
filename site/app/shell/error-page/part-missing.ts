import type { PageTexts } from "../../i18n/texts.ts";

/** Beside the message, and not among the texts of all pages: hardly any visit needs it. */
export const partMissing: PageTexts<string> = {
  en: "Part of this page did not load. The connection may be weak, or the site has just been updated.",
  ne: "यस पृष्ठको एउटा भाग लोड भएन। इन्टरनेट जडान कमजोर हुन सक्छ, वा वेबसाइट भर्खरै अद्यावधिक भयो।",
};
