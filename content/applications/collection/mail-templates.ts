import { applicationStages } from "@setu/contract/applications";
import type { CollectionConfig } from "payload";
import { hrStaff, nobody } from "../../platform/access/rules.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { localizedText } from "../../platform/fields/texts.ts";
import { subjectFault, textFault } from "../board/mail-faults.ts";
import { stageLabels } from "../stage-words.ts";

type Asked = { req: { i18n: { language: string } } };

/** Templates of mails to applicants about a stage; the staff edit the text before it is sent. */
export const mailTemplates: CollectionConfig = {
  slug: "mail-templates",
  labels: { singular: label("Email template", "इमेलको नमुना"), plural: label("Email templates", "इमेलका नमुना") },
  defaultSort: "id",
  admin: {
    group: hiringGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "stage", "updatedAt"],
    description: label(
      "Filled in when the email is sent: {name}, {vacancy}, {number}, {reference}, {stage}, {office}, {answer_by}, {reason}, {firm}, {link}. {reason} is the text for the applicant that belongs to the reason for refusal, never the reason itself, which is for the staff only.",
      "पठाउँदा भरिने: {name}, {vacancy}, {number}, {reference}, {stage}, {office}, {answer_by}, {reason}, {firm}, {link}। {reason} मा अस्वीकृतिको कारणमा आवेदकका लागि लेखिएको पाठ मात्र जान्छ, कर्मचारीले टिपेको कारण जाँदैन।",
    ),
  },
  access: {
    admin: hrStaff,
    create: hrStaff,
    read: hrStaff,
    readVersions: nobody,
    update: hrStaff,
    delete: hrStaff,
    unlock: nobody,
  },
  fields: [
    localizedText("name", label("Purpose", "केका लागि"), { required: true, maxLength: 120 }),
    {
      name: "stage",
      type: "select",
      required: true,
      index: true,
      label: label("Offered when an application moves to", "यस चरणमा सार्दा देखाइने"),
      options: applicationStages.map((value) => ({ value, label: stageLabels[value] })),
    },
    {
      name: "subject",
      type: "text",
      localized: true,
      required: true,
      maxLength: 160,
      label: label("Subject", "विषय"),
      validate: (value: unknown, { req }: Asked) => subjectFault(String(value ?? ""), screenLocale(req)) ?? true,
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      required: true,
      maxLength: 8000,
      label: label("Text", "पाठ"),
      admin: { rows: 18 },
      validate: (value: unknown, { req }: Asked) => textFault(String(value ?? ""), screenLocale(req)) ?? true,
    },
  ],
};
