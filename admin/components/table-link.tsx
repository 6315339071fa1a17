import type { ServerProps } from "payload";

const words = { en: "Download as a table (CSV)", ne: "तालिका डाउनलोड गर्नुहोस् (CSV)" };

/** Above the list of projects: all of them for a spreadsheet. */
export function ProjectTableLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a href={`${payload.config.routes.api}/projects/table`} download>
        {words[i18n.language === "ne" ? "ne" : "en"]}
      </a>
    </p>
  );
}
