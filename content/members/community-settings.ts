import type { LegalKind } from "@setu/contract/legal";
import type { GlobalConfig, Payload } from "payload";
import { unpublishedTexts } from "../legal/legal.ts";
import { editorialGlobal } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { readGlobal } from "../platform/reading/public-read.ts";
import { perRevision } from "../platform/store/per-revision.ts";
import { communityGroup } from "./community-group.ts";

/** Settings that open and close parts of the community. */
export const communitySettings: GlobalConfig = editorialGlobal({
  slug: "community-settings",
  label: label("Community settings", "समुदाय: सेटिङ"),
  admin: { group: communityGroup },
  fields: [
    {
      name: "accounts",
      type: "select",
      required: true,
      defaultValue: "open",
      label: label("Visitors’ accounts", "आगन्तुकका खाता"),
      options: [
        { value: "open", label: label("Open: everybody may register", "खुला: जसले पनि दर्ता गर्न सक्छ") },
        { value: "members", label: label("Only for those who already have one", "पहिल्यै खाता भएकाका लागि मात्र") },
        { value: "closed", label: label("Closed: no page leads to them", "बन्द: कुनै पृष्ठबाट पुग्न सकिँदैन") },
      ],
      admin: {
        description: label(
          "Even when this is open, nobody can register before the terms and the privacy policy are published under Legal texts. Members can still sign in.",
          "यो खुला भए पनि “कानुनी पाठहरू” मा नियम तथा सर्तहरू र गोपनीयता नीति प्रकाशित नभएसम्म कसैले दर्ता गर्न सक्दैन। सदस्यले भने लग इन गर्न सक्छन्।",
        ),
      },
    },
    {
      name: "forum",
      type: "select",
      required: true,
      defaultValue: "closed",
      label: label("Forum", "छलफल"),
      options: [
        { value: "open", label: label("Open: members ask and reply", "खुला: सदस्यले सोध्न र जवाफ दिन सक्छन्") },
        { value: "readOnly", label: label("Read-only: nobody can write", "पढ्न मात्र: कसैले लेख्न सक्दैन") },
        { value: "closed", label: label("Closed: no page leads to it", "बन्द: कुनै पृष्ठबाट पुग्न सकिँदैन") },
      ],
      admin: {
        description: label(
          "Members write, so accounts must be open. Ask a lawyer before you open it: a public forum may have to be registered in Nepal.",
          "सदस्यले लेख्ने भएकाले खाता खुला हुनुपर्छ। खोल्नुअघि कानुन व्यवसायीलाई सोध्नुहोस्: नेपालमा सार्वजनिक छलफल दर्ता गर्नुपर्ने हुन सक्छ।",
        ),
      },
    },
    localizedText("officerName", label("Grievance officer", "गुनासो सुन्ने अधिकारी"), {
      maxLength: 120,
      description: label(
        "Whom anybody can turn to about the forum, as Nepal’s directive of 2080 (2023) on social networks asks. Shown with the list, with every discussion and where a question is asked.",
        "छलफलबारे जोसुकैले सम्पर्क गर्न सक्ने व्यक्ति; सामाजिक सञ्जालको प्रयोगलाई व्यवस्थित गर्ने निर्देशिका, २०८० ले तोकेअनुसार। छलफलको सूचीमा, हरेक प्रश्नमा र प्रश्न सोध्ने ठाउँमा देखिन्छ।",
      ),
    }),
    localizedText("officerContact", label("How to reach the officer", "अधिकारीलाई सम्पर्क गर्ने तरिका"), {
      maxLength: 200,
      description: label("A telephone number or an address, as people read it.", "फोन वा ठेगाना, मानिसले पढ्ने रूपमा।"),
    }),
  ],
});

type AccountsState = "open" | "members" | "closed";

/** Who may have an account as far as the owner decides; open until another setting is published. */
const wantedAccounts = async (payload: Payload): Promise<AccountsState> =>
  (await readGlobal(payload, "community-settings", { depth: 0 }))?.accounts ?? "open";

/** The unpublished legal texts that keep visitors from registering where the owner would let them. */
export const textsToRegister = async (payload: Payload): Promise<LegalKind[]> =>
  (await wantedAccounts(payload)) === "open" ? unpublishedTexts(payload) : [];

/** Who may have an account. Nobody can register before the texts that a new member agrees to are published. */
export const accountsState = perRevision(
  async (payload: Payload): Promise<AccountsState> =>
    (await textsToRegister(payload)).length > 0 ? "members" : wantedAccounts(payload),
);

/** Whether the forum can be read and written: not unless an owner has published so, and never without accounts. */
export const forumState = perRevision(async (payload: Payload): Promise<"open" | "readOnly" | "closed"> => {
  const settings = await readGlobal(payload, "community-settings", { depth: 0 });
  return settings?.accounts === "closed" ? "closed" : (settings?.forum ?? "closed");
});

/** The officer for grievances about the forum, and how to reach that person. */
export const officerOf = perRevision(async (payload: Payload): Promise<{ name: Localized; contact: Localized }> => {
  const settings = await readGlobal(payload, "community-settings", { depth: 0 });
  return { name: settings?.officerName, contact: settings?.officerContact };
});
