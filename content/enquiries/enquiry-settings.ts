import type { GlobalConfig } from "payload";
import { enquiryStaff, owners } from "../platform/access/rules.ts";
import { inboxGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";

/** The recipients of visitors' messages, and the texts that visitors get in return. Never public. */
export const enquirySettings: GlobalConfig = {
  slug: "enquiry-settings",
  label: label("Enquiry settings", "सोधपुछ सेटिङ"),
  admin: { group: inboxGroup },
  access: { read: enquiryStaff, readVersions: enquiryStaff, update: owners },
  versions: { max: 50, drafts: false },
  fields: [
    {
      name: "recipient",
      type: "email",
      required: true,
      label: label("Messages are emailed to", "सन्देश पठाइने इमेल ठेगाना"),
    },
    { name: "sender", type: "email", required: true, label: label("Emails are sent from", "पठाउने इमेल ठेगाना") },
    localizedText("accepted", label("Shown when a message has arrived", "सन्देश आइपुग्दा देखाइने"), { required: true }),
    localizedText("acknowledgementSubject", label("Subject of the acknowledgement", "प्राप्ति इमेलको विषय"), {
      required: true,
      maxLength: 120,
    }),
    localizedParagraphs("acknowledgement", label("Acknowledgement", "प्राप्ति इमेल"), {
      required: true,
      maxLength: 2000,
      description: label(
        "{name} is replaced by the sender’s name, {reference} by the number of the message.",
        "{name} को ठाउँमा पठाउनेको नाम, {reference} को ठाउँमा सन्देशको नम्बर राखिन्छ।",
      ),
    }),
    localizedParagraphs("closing", label("Closing of answers", "जवाफको अन्त्यमा"), {
      maxLength: 500,
      description: label(
        "Every answer starts out with it, and you can change it in each one.",
        "हरेक जवाफमा सुरुदेखि नै राखिन्छ, र प्रत्येकमा बदल्न मिल्छ।",
      ),
    }),
    {
      name: "overdueAfterHours",
      type: "number",
      required: true,
      min: 1,
      max: 720,
      defaultValue: 48,
      label: label("A message is overdue after (hours)", "यति घण्टापछि सन्देशको जवाफ ढिलो मानिने"),
    },
  ],
};
