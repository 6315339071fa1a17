import { randomUUID } from "node:crypto";
import { applicationStages } from "@setu/contract/applications";
import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, ValidationError } from "payload";
import { hrStaff, nobody } from "../../platform/access/rules.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { searchedBy } from "../../platform/editorial/list-search.ts";
import { label, say } from "../../platform/fields/label.ts";
import { readOnly, readOnlyText } from "../../platform/fields/read-only.ts";
import { applicationEndpoints } from "../board/endpoints.ts";
import { exportEndpoints } from "../board/export-endpoints.ts";
import { reasonsOf } from "../board/reasons.ts";
import { colleague } from "../board/staff.ts";
import { openDocument } from "../documents/open-document.ts";
import type { ErasedPlaces } from "../erase.ts";
import type { Step } from "../history.ts";
import { stageLabels } from "../stage-words.ts";
import { eraseEndpoint } from "./erase-endpoint.ts";

type Label = { en: string; ne: string };

/**
 * Keeps a field as the applicant sent it: the staff change the stage, and nothing else. Fields that they do not write are
 * not validated either (`leaveTheApplicants`); the operations have done that.
 */
const asSent = (field: Field): Field => ({ ...field, access: { update: nobody }, validate: () => true }) as Field;

/** Hides a field that the applicant left empty. */
const ifGiven = (field: Field): Field =>
  ("name" in field && (field.type === "text" || field.type === "textarea")
    ? { ...field, admin: { ...field.admin, condition: (data) => Boolean(data[field.name]) } }
    : field) as Field;

/** Keeps calls of the back office from reading or changing a field; its screens hide it already. */
const closedToStaff = (field: Field): Field => ({ ...field, access: { read: nobody, update: nobody } }) as Field;

/**
 * Adds a change of stage to the history, which the applicant sees too. A refusal has a reason, which only the staff
 * see.
 */
const noteStage: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "update" || data.stage === originalDoc.stage) return data;
  const reasons = data.stage === "refused" ? await reasonsOf(req.payload) : [];
  const reason = reasons.find(({ id }) => id === data.refusalReason);
  if (data.stage === "refused" && !reason) {
    const message = say(req, "Choose the reason for the refusal.", "अस्वीकृतिको कारण छान्नुहोस्।");
    throw new ValidationError({ errors: [{ path: "refusalReason", message }] }, req.t);
  }
  const step: Step = {
    id: randomUUID(),
    stage: data.stage,
    at: new Date().toISOString(),
    by: colleague(req).name,
    ...(reason && { reason: reason.name, reasonId: reason.id }),
  };
  return { ...data, refusalReason: reason?.id ?? null, history: [...originalDoc.history, step] };
};

/**
 * Limits a save by the staff to their own fields: Payload writes a whole row as it read it a moment ago, and would
 * overwrite what applicants and the scanner have written since.
 */
const leaveTheApplicants: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (operation !== "update" || !req.user) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !applicants.has(name)));
};

const typedParagraphs = (name: string, text: Label): Field => ({
  name,
  type: "textarea",
  label: text,
  admin: { ...readOnly, rows: 8 },
});
/** A text for the server's own use. */
const hidden = (name: string, more: { unique?: boolean } = {}): Field => ({
  name,
  type: "text",
  index: true,
  admin: { hidden: true },
  ...more,
});

const sent: Field[] = [
  {
    name: "vacancy",
    type: "relationship",
    relationTo: "vacancies",
    required: true,
    label: label("Vacancy", "रिक्त पद"),
    admin: readOnly,
  },
  { ...readOnlyText("reference", label("Reference", "सन्दर्भ नम्बर")), index: true } as Field,
  readOnlyText("name", label("Name", "नाम")),
  readOnlyText("nameNe", label("Name in Devanagari", "देवनागरीमा नाम")),
  readOnlyText("email", label("Email", "इमेल")),
  readOnlyText("phone", label("Phone", "फोन")),
  readOnlyText("country", label("Country", "देश")),
  readOnlyText("district", label("District", "जिल्ला")),
  readOnlyText("currentPosition", label("Current position", "हालको पद")),
  readOnlyText("yearsExperience", label("Years of experience", "अनुभव (वर्ष)")),
  readOnlyText("qualification", label("Highest qualification", "उच्चतम योग्यता")),
  readOnlyText("necNo", label("Nepal Engineering Council number", "नेपाल इन्जिनियरिङ परिषद् दर्ता नं.")),
  readOnlyText("linkedin", label("Profile", "प्रोफाइल")),
  typedParagraphs("coverLetter", label("Cover letter", "आवेदन पत्र")),
  readOnlyText("heardFrom", label("Heard about it from", "कहाँबाट थाहा पाएको")),
  typedParagraphs("adjustments", label("Adjustments requested", "चाहिएको सहजीकरण")),
  // Lists are JSON: as a Payload list they would be rows of another table.
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
    label: label("Documents", "कागजात"),
    admin: { ...readOnly, components: { Field: "/components/application-documents.tsx#ApplicationDocuments" } },
  },
  readOnlyText("locale", label("Language of the page", "पृष्ठको भाषा")),
  readOnlyText("consentVersion", label("Version of the consent", "मन्जुरीनामाको संस्करण")),
  typedParagraphs("consentText", label("Consent as it was shown", "देखाइएको मन्जुरीनामा")),
];

const internal: Field[] = [
  // Grows with each correction and each scan: a write of documents or texts names the revision that it is based on.
  { name: "revision", type: "number", defaultValue: 0, admin: { hidden: true } },
  // When the application was corrected, and which fields.
  { name: "changes", type: "json", admin: { hidden: true } },
  { name: "history", type: "json", required: true, admin: { hidden: true } },
  // Allows one application per person and vacancy: the vacancy's id and the address in lower case.
  hidden("personKey", { unique: true }),
  hidden("idempotencyKey", { unique: true }),
  hidden("linkKey"),
  // When its next document is due to be scanned, in ms since 1970; null when none is waiting.
  { name: "scanDueAt", type: "number", index: true, admin: { hidden: true } },
  // Whether its receipt is in the outbox.
  { name: "receiptQueued", type: "checkbox", defaultValue: false, index: true, admin: { hidden: true } },
];

/** The names of the fields that the applicant, or the server on their behalf, writes. */
const applicants = new Set(
  [...sent, ...internal].flatMap((field) => ("name" in field && field.name !== "history" ? [field.name] : [])),
);

const fields: Field[] = [
  ...sent.map((field) => asSent(ifGiven(field))),
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
    // Saving a form that was open while a colleague moved the application would move it back.
    admin: {
      position: "sidebar",
      readOnly: true,
      description: label("Move it below or on the board.", "तलबाट वा बोर्डबाट सार्नुहोस्।"),
    },
  },
  {
    name: "refusalReason",
    type: "relationship",
    relationTo: "refusal-reasons",
    label: label("Reason for the refusal", "अस्वीकृतिको कारण"),
    // Shown with the step that it belongs to.
    admin: { hidden: true },
  },
  {
    name: "desk",
    type: "ui",
    label: label("Notes and scores", "टिपोट र अङ्क"),
    admin: {
      position: "sidebar",
      components: { Field: "/components/desk/desk.tsx#Desk" },
      disableListColumn: true,
    },
  },
  ...internal.map(closedToStaff),
];

/** Makes lists searchable by the reference too, which applicants are told to quote. */
export const applications = (places: ErasedPlaces): CollectionConfig =>
  searchedBy(
    ["reference", "name", "nameNe", "email"],
    label("reference, name or email", "सन्दर्भ नम्बर, नाम वा इमेल"),
    stored(places),
  );

/**
 * An application is one row, with its answers and its list of documents, so it is never half written. The documents
 * themselves are in the private store, and are written before the row.
 */
const stored = (places: ErasedPlaces): CollectionConfig => ({
  slug: "applications",
  labels: { singular: label("Application", "आवेदन"), plural: label("Applications", "आवेदनहरू") },
  defaultSort: "-createdAt",
  admin: {
    group: hiringGroup,
    useAsTitle: "name",
    components: { beforeListTable: ["/components/board/board-link.tsx#BoardLink"] },
    defaultColumns: ["name", "vacancy", "stage", "createdAt", "reference"],
  },
  access: {
    admin: hrStaff,
    create: nobody,
    read: hrStaff,
    readVersions: nobody,
    update: hrStaff,
    // Owners erase one with `erase-endpoint.ts`, which asks for its reference.
    delete: nobody,
    unlock: nobody,
  },
  endpoints: [
    ...applicationEndpoints,
    ...exportEndpoints(places.documents),
    openDocument(places.documents),
    eraseEndpoint(places),
  ],
  hooks: { beforeChange: [noteStage, leaveTheApplicants] },
  fields,
});
