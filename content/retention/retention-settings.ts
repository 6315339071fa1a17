import type { Field, GlobalConfig } from "payload";
import { owners } from "../platform/access/rules.ts";
import { settingsGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { globalRevisionHooks } from "../platform/store/revision-hooks.ts";
import { retentionEndpoints } from "./endpoints.ts";
import type { Retention } from "./eraser.ts";
import { bounds } from "./periods.ts";

const figure = (name: keyof typeof bounds, text: { en: string; ne: string }): Field => {
  const { min, max, usual } = bounds[name];
  return { name, type: "number", required: true, min, max, defaultValue: usual, label: text };
};

/** The periods for data that people sent, and the data that is due (safety, 6.4). The texts for applicants use them. */
export const retentionSettings = (retention: Retention): GlobalConfig => ({
  slug: "retention-settings",
  label: label("Keeping and erasing", "राख्ने र मेटाउने"),
  admin: { group: settingsGroup },
  access: { read: owners, readVersions: owners, update: owners },
  versions: { max: 50, drafts: false },
  hooks: globalRevisionHooks,
  endpoints: retentionEndpoints(retention),
  fields: [
    {
      name: "overview",
      type: "ui",
      admin: { components: { Field: "/components/retention/retention-panel.tsx#RetentionPanel" } },
    },
    figure(
      "applicationDays",
      label("Applications: days after the decision or the deadline", "आवेदन: निर्णय वा म्यादपछिका दिन"),
    ),
    figure("hiredDays", label("Applications of those hired: days", "नियुक्त भएकाको आवेदन: दिन")),
    figure("messageMonths", label("Messages: months; country and month stay", "सन्देश: महिना; देश र महिना मात्र रहन्छ")),
    figure(
      "complaintMonths",
      label(
        "Complaints: months after their end; contact details go after 90 days",
        "गुनासो: टुङ्गिएपछिका महिना; सम्पर्क विवरण ९० दिनमा मेटिन्छ",
      ),
    ),
    figure("uploadHours", label("Unfinished uploads: hours", "अधुरा अपलोड: घण्टा")),
    figure("openingMonths", label("Log of opened documents: months", "खोलिएका कागजातको अभिलेख: महिना")),
    figure("infectedDays", label("Infected files: days", "भाइरस भएका फाइल: दिन")),
    figure("guardShare", label("Largest share erased automatically (per cent)", "आफैँ मेटिन सक्ने अधिकतम हिस्सा (प्रतिशत)")),
    figure("guardFloor", label("Number that may always be erased automatically", "जहिले पनि आफैँ मेटिन सक्ने सङ्ख्या")),
  ],
});
