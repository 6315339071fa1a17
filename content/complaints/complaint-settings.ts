import type { GlobalConfig } from "payload";
import { owners } from "../platform/access/rules.ts";
import { englishUnlessSaid } from "../platform/editorial/languages/english-unless-said.ts";
import { checkGlobalLanguages } from "../platform/editorial/languages/language-check.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { globalRevisionHooks } from "../platform/store/revision-hooks.ts";
import { tellAppointments } from "./appointments.ts";
import { complaintsGroup } from "./complaints-group.ts";

/** Whether visitors can complain here, and the handlers. Owners appoint them; they read no complaints unless appointed themselves. */
export const complaintSettings: GlobalConfig = {
  slug: "complaint-settings",
  label: label("Complaints: settings", "गुनासो: सेटिङ"),
  admin: { group: complaintsGroup },
  access: { read: owners, readVersions: owners, update: owners },
  versions: { max: 50, drafts: false },
  hooks: {
    afterChange: [...globalRevisionHooks.afterChange, tellAppointments],
    beforeOperation: [englishUnlessSaid],
    beforeChange: [checkGlobalLanguages, ...globalRevisionHooks.beforeChange],
  },
  fields: [
    {
      name: "open",
      type: "checkbox",
      defaultValue: false,
      label: label("Visitors can complain on the website", "आगन्तुकले वेबसाइटबाट गुनासो गर्न सक्छन्"),
      admin: {
        description: label(
          "The form also needs somebody who handles complaints. Without either, the page names only the other ways.",
          "फारामका लागि गुनासो हेर्ने व्यक्ति पनि चाहिन्छ। दुईमध्ये एउटा नभए पृष्ठमा अन्य उपाय मात्र देखिन्छन्।",
        ),
      },
    },
    {
      name: "handlers",
      type: "relationship",
      relationTo: "users",
      hasMany: true,
      label: label("Complaint handlers", "गुनासो हेर्ने व्यक्ति"),
      admin: {
        description: label(
          "Nobody else can read complaints, not even owners. All handlers see each other’s names on the list of complaints.",
          "यहाँ तोकिएकाबाहेक अरू कसैले, स्वामीले समेत, गुनासो पढ्न पाउँदैनन्। तोकिएका सबैले गुनासोको सूचीमा अरू को-को तोकिएका छन् भनी देख्छन्।",
        ),
      },
    },
    {
      name: "secondHandlers",
      type: "relationship",
      relationTo: "users",
      hasMany: true,
      label: label("Second handlers", "दोस्रो तहका व्यक्ति"),
      admin: {
        description: label(
          "They can read all complaints. Only they can read complaints about abuse, retaliation or handlers. The form does not offer these if there is no second handler.",
          "उहाँहरूले सबै गुनासो पढ्नुहुन्छ। यौन दुर्व्यवहारका, बदला वा धम्कीका र गुनासो हेर्ने व्यक्तिविरुद्धका गुनासो उहाँहरूले मात्र पढ्नुहुन्छ। कोही नतोकिए फाराममा यी विषय देखिँदैनन्।",
        ),
      },
    },
    {
      name: "doors",
      type: "array",
      label: label("Other ways to complain", "अन्यत्र गुनासो गर्ने ठाउँ"),
      labels: { singular: label("Place", "ठाउँ"), plural: label("Places", "ठाउँहरू") },
      maxRows: 12,
      fields: [
        localizedText("name", label("Name", "नाम"), { required: true, maxLength: 120 }),
        localizedParagraphs("text", label("How to reach it", "कसरी सम्पर्क गर्ने"), { required: true, maxLength: 300 }),
      ],
    },
  ],
};
