import { authentication, dashboard } from "./ne-account.ts";
import { error, validation } from "./ne-errors.ts";
import { fields, localization, operators, upload } from "./ne-fields.ts";
import { general } from "./ne-general.ts";
import { version } from "./ne-version.ts";

/** The back office in Nepali, by Payload's own keys. Folders are not in use, so their texts are left out. */
export const neTranslations = {
  authentication,
  dashboard,
  error,
  fields,
  general,
  localization,
  operators,
  upload,
  validation,
  version,
};
