import { applicationStages } from "@setu/contract/applications";
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from "payload";
import { hrStaff, nobody } from "../../access/rules.ts";
import { openPaper } from "../../applicants/open-paper.ts";
import { label } from "../../fields/label.ts";
import { hiringGroup } from "../editorial.ts";

type Label = { en: string; ne: string };
const readOnly = { readOnly: true } as const;

/**
 * What an applicant sent stays as it was sent: the staff change the stage, and nothing else. What they do not write is not judged
 * either (`leaveTheApplicants`); the operations have judged it.
 */
const asSent = (field: Field): Field => ({ ...field, access: { update: nobody }, validate: () => true }) as Field;

const forTheServer = (field: Field): Field => ({ ...field, access: { read: nobody, update: nobody } }) as Field;

/** The way of an application, which its applicant sees too. */
const noteStage: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || data.stage === originalDoc.stage) return data;
  const step = { stage: data.stage, at: new Date().toISOString(), by: (req.user as { name?: string } | null)?.name };
  return { ...data, history: [...originalDoc.history, step] };
};

/**
 * Payload writes a whole row, with what it read a moment ago. What applicants and the scanner write meanwhile must not be
 * undone by it, so that a member of the staff writes what is the staff's alone.
 */
const leaveTheApplicants: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== "update" || !req.user) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !applicants.has(name)));
};

const typed = (name: string, text: Label): Field => ({ name, type: "text", label: text, admin: readOnly });
const typedParagraphs = (name: string, text: Label): Field => ({
  name,
  type: "textarea",
  label: text,
  admin: { ...readOnly, rows: 8 },
});
/** For the server's own use. */
const hidden = (name: string, more: { unique?: boolean } = {}): Field => ({
  name,
  type: "text",
  index: true,
  admin: { hidden: true },
  ...more,
});

export const stageLabels = {
  received: label("Received", "प्राप्त"),
  reading: label("First reading", "पहिलो पढाइ"),
  interview: label("Conversation", "कुराकानी"),
  offer: label("Offer", "प्रस्ताव"),
  hired: label("Hired", "नियुक्त"),
  refused: label("Not this time", "यस पटक भएन"),
} as const satisfies Record<(typeof applicationStages)[number], Label>;

const sent: Field[] = [
  {
    name: "vacancy",
    type: "relationship",
    relationTo: "vacancies",
    required: true,
    label: label("Vacancy", "रिक्त पद"),
    admin: readOnly,
  },
  { ...typed("reference", label("Reference", "सन्दर्भ नम्बर")), index: true } as Field,
  typed("name", label("Name", "नाम")),
  typed("nameNe", label("Name in Devanagari", "देवनागरीमा नाम")),
  typed("email", label("E-mail", "इमेल")),
  typed("phone", label("Phone", "फोन")),
  typed("country", label("Country", "देश")),
  typed("district", label("District", "जिल्ला")),
  typed("currentPosition", label("Present position", "हालको पद")),
  typed("yearsExperience", label("Years of experience", "अनुभव (वर्ष)")),
  typed("qualification", label("Highest qualification", "उच्चतम योग्यता")),
  typed("necNo", label("Nepal Engineering Council number", "नेपाल इन्जिनियरिङ परिषद् दर्ता नं.")),
  typed("linkedin", label("Profile", "प्रोफाइल")),
  typedParagraphs("coverLetter", label("Letter", "निवेदन")),
  typed("heardFrom", label("Heard of it from", "कहाँबाट थाहा पाउनुभयो")),
  typedParagraphs("adjustments", label("Adjustments wished for", "चाहिएको सुविधा")),
  // Lists as JSON, since a list would be rows of another table.
  {
    name: "answers",
    type: "json",
    label: label("Answers", "उत्तरहरू"),
    admin: { ...readOnly, components: { Field: "/components/application-answers.tsx#ApplicationAnswers" } },
  },
  {
    name: "files",
    type: "json",
    required: true,
    label: label("Papers", "कागजात"),
    admin: { ...readOnly, components: { Field: "/components/application-papers.tsx#ApplicationPapers" } },
  },
  typed("locale", label("Language of the page", "पृष्ठको भाषा")),
  typed("consentVersion", label("Version of the consent", "मन्जुरीनामाको संस्करण")),
  typedParagraphs("consentText", label("Consent as it was shown", "देखाइएको मन्जुरीनामा")),
];

const internal: Field[] = [
  // Goes up with each correction and each scan: who writes papers or words says what it has read.
  { name: "revision", type: "number", defaultValue: 0, admin: { hidden: true } },
  // What was corrected, and when: by the names of the fields.
  { name: "changes", type: "json", admin: { hidden: true } },
  { name: "history", type: "json", required: true, admin: { hidden: true } },
  // One application for a person and vacancy: the vacancy's id and the address in lower case.
  hidden("personKey", { unique: true }),
  hidden("idempotencyKey", { unique: true }),
  hidden("linkKey"),
  // When the next of its papers is to be scanned, in ms since 1970; null when none waits.
  { name: "scanDueAt", type: "number", index: true, admin: { hidden: true } },
  // Whether its receipt has been written to the applicant's mails.
  { name: "receiptQueued", type: "checkbox", defaultValue: false, index: true, admin: { hidden: true } },
];

/** What is written by the applicant, or by the server for them. */
const applicants = new Set(
  [...sent, ...internal].flatMap((field) => ("name" in field && field.name !== "history" ? [field.name] : [])),
);

/**
 * What people applied with. One application is one row, its papers' names and its answers included: nothing of it can be half
 * written. The papers' bytes lie in the private store, and come before the row.
 */
export const applications = (papers: string): CollectionConfig => ({
  slug: "applications",
  labels: { singular: label("Application", "आवेदन"), plural: label("Applications", "आवेदनहरू") },
  defaultSort: "-createdAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "vacancy", "stage", "createdAt", "reference"],
  },
  access: {
    admin: hrStaff,
    create: nobody,
    read: hrStaff,
    readVersions: nobody,
    update: hrStaff,
    delete: nobody,
    unlock: nobody,
  },
  endpoints: [openPaper(papers)],
  hooks: { beforeChange: [noteStage, leaveTheApplicants] },
  fields: [
    ...sent.map(asSent),
    asSent({
      name: "changedAt",
      type: "date",
      label: label("Corrected by the applicant", "आवेदकले सच्याएको"),
      admin: { position: "sidebar", ...readOnly, condition: (data) => Boolean(data["changedAt"]) },
    }),
    {
      name: "stage",
      type: "select",
      required: true,
      defaultValue: "received",
      index: true,
      label: label("Stage", "चरण"),
      options: applicationStages.map((value) => ({ value, label: stageLabels[value] })),
      admin: { position: "sidebar" },
    },
    ...internal.map(forTheServer),
  ],
});
