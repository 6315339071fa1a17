import type { ServerProps } from "payload";
import { languageOf } from "./shared/language.ts";

const words = { en: "Download as a table (CSV)", ne: "तालिका डाउनलोड गर्नुहोस् (CSV)" };

/** Above the list of projects: a link to all of them as a table. */
export function ProjectTableLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a href={`${payload.config.routes.api}/projects/table`} download>
        {words[languageOf(i18n)]}
      </a>
    </p>
  );
}
