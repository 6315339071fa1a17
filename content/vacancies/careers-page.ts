import type { GlobalConfig, Tab } from "payload";
import { countConsent } from "../applications/board/consent-number.ts";
import { globalKeptBy } from "../platform/access/editorial.ts";
import { hrStaff } from "../platform/access/rules.ts";
import { editorialGlobal, hiringGroup } from "../platform/editorial/editorial.ts";
import { label } from "../platform/fields/label.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { criteriaField } from "./criteria.ts";

const page: Tab = {
  label: label("Page", "पृष्ठ"),
  fields: [
    localizedText("name", label("Heading", "शीर्षक"), { maxLength: 120 }),
    localizedText("lead", label("Line below the heading", "शीर्षकमुनिको पङ्क्ति"), { maxLength: 240 }),
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      label: label("Picture", "तस्बिर"),
      admin: {
        description: label(
          "People at work, best without text in it. It is shown below the list of vacancies, with its caption.",
          "काम गरिरहेका व्यक्तिहरूको तस्बिर, सकेसम्म अक्षर नभएको। रिक्त पदको सूचीमुनि चित्र विवरणसहित देखिन्छ।",
        ),
      },
    },
    localizedParagraphs("equalChance", label("Equal opportunity and adjustments", "समान अवसर र सहजीकरण"), {
      maxLength: 800,
    }),
    localizedParagraphs("fraudWarning", label("Fraud warning", "ठगीबारे सावधानी"), { maxLength: 800 }),
    {
      name: "benefits",
      type: "array",
      label: label("What we offer", "हामीले दिने सुविधा"),
      labels: { singular: label("Benefit", "सुविधा"), plural: label("Benefits", "सुविधाहरू") },
      maxRows: 20,
      fields: [localizedText("text", label("Benefit", "सुविधा"), { required: true, maxLength: 200 })],
    },
    {
      name: "alertsEnabled",
      type: "checkbox",
      defaultValue: true,
      label: label("Visitors may subscribe to new vacancies by email", "आगन्तुकले नयाँ रिक्त पदको इमेल सूचना लिन सक्छन्"),
    },
    localizedParagraphs("alertsText", label("Line above the subscription form", "इमेल सूचनाको फारामको माथिको पङ्क्ति"), {
      maxLength: 400,
    }),
  ],
};

const hiring: Tab = {
  label: label("How we hire", "हामी कसरी छान्छौँ"),
  fields: [
    {
      name: "steps",
      type: "array",
      label: label("Steps", "चरणहरू"),
      labels: { singular: label("Step", "चरण"), plural: label("Steps", "चरणहरू") },
      maxRows: 8,
      fields: [
        localizedText("name", label("Step", "चरण"), { required: true, maxLength: 60 }),
        localizedText("text", label("What happens", "के हुन्छ"), { required: true, maxLength: 300 }),
      ],
    },
    {
      name: "promise",
      type: "number",
      min: 1,
      max: 120,
      label: label("Working days from closing to answer", "म्याद सकिएदेखि जवाफसम्मका कार्यदिन"),
    },
    criteriaField(
      label(
        "Colleagues score applications by these criteria, from 1 to 5, where a vacancy has none of its own. Visitors do not see them.",
        "रिक्त पदका आफ्नै आधार नभए सहकर्मीले यी आधारमा १ देखि ५ सम्म अङ्क दिन्छन्। आगन्तुकलाई देखाइँदैन।",
      ),
    ),
  ],
};

const applications: Tab = {
  label: label("Applications", "आवेदन"),
  fields: [
    localizedParagraphs("consent", label("What applicants agree to", "आवेदकको मन्जुरी"), {
      maxLength: 3000,
      description: label(
        "{days} is replaced by how long an application is kept after the decision, as the owner has set it.",
        "{days} को ठाउँमा निर्णयपछि आवेदन राखिने दिन राखिन्छ, जुन स्वामीले तोक्नुहुन्छ।",
      ),
    }),
    {
      name: "consentVersion",
      type: "number",
      defaultValue: 0,
      label: label("Version of that text", "मन्जुरीको संस्करण"),
      admin: {
        readOnly: true,
        description: label(
          "It goes up by itself whenever the text changes in either language.",
          "कुनै पनि भाषामा पाठ बदलिँदा आफैँ बढ्छ।",
        ),
      },
    },
    // The retention settings replace it; the column remains from earlier versions, and nothing reads it.
    {
      name: "retentionDays",
      type: "number",
      min: 1,
      max: 3650,
      defaultValue: 365,
      label: label("Applications are kept for (days)", "आवेदन राखिने अवधि (दिन)"),
      admin: { hidden: true },
    },
  ],
};

const base = editorialGlobal({
  slug: "careers-page",
  label: label("Careers page", "रोजगारी पृष्ठ"),
  admin: { group: hiringGroup },
  fields: [{ type: "tabs", tabs: [page, hiring, applications] }],
});

/** The content of `/careers` besides the vacancies, and the consent of applicants. */
export const careersPage: GlobalConfig = {
  ...base,
  access: globalKeptBy(hrStaff),
  hooks: { ...base.hooks, beforeChange: [countConsent, ...(base.hooks?.beforeChange ?? [])] },
};
