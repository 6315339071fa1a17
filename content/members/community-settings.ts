import type { GlobalConfig, Payload } from "payload";
import { editorialGlobal } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { readGlobal } from "../platform/reading/public-read.ts";
import { perRevision } from "../platform/store/per-revision.ts";
import { communityGroup } from "./community-group.ts";

/** What of the community is open. */
export const communitySettings: GlobalConfig = editorialGlobal({
  slug: "community-settings",
  label: label("Settings of the community", "समुदायका सेटिङ"),
  admin: { group: communityGroup },
  fields: [
    {
      name: "accounts",
      type: "select",
      required: true,
      defaultValue: "open",
      label: label("Accounts of visitors", "आगन्तुकका खाता"),
      options: [
        { value: "open", label: label("Open: everybody may register", "खुला: जसले पनि दर्ता गर्न सक्छ") },
        { value: "members", label: label("For those who have one already", "पहिल्यै खाता भएकाका लागि मात्र") },
        { value: "closed", label: label("Closed: no page leads to them", "बन्द: कुनै पृष्ठबाट पुग्न सकिँदैन") },
      ],
    },
  ],
});

/** Who may have an account: open unless an owner has published something else. */
export const accountsState = perRevision(async (payload: Payload): Promise<"open" | "members" | "closed"> => {
  return (await readGlobal(payload, "community-settings", { depth: 0 }))?.accounts ?? "open";
});
