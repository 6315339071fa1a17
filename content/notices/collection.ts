import { pages } from "@setu/contract/pages";
import type { CollectionConfig, Condition, DateField, Tab } from "payload";
import { emptyInCopies } from "../platform/editorial/copies.ts";
import { editorial, websiteGroup } from "../platform/editorial/editorial.ts";
import { dateField } from "../platform/fields/date.ts";
import { label } from "../platform/fields/label.ts";
import { optionsOf } from "../platform/fields/options-of.ts";
import { richTextField } from "../platform/fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { documentsField } from "../platform/files/documents/document-fields.ts";
import { itemPage } from "../platform/reading/item-page.ts";
import { isPublished } from "../platform/store/published.ts";
import { sql } from "../platform/store/sql.ts";
import { noticeAddenda, noticeQuestions } from "./collection-rows.ts";
import { deadlineInLists } from "./deadline-in-lists.ts";
import { noticeTypeWords } from "./types.ts";

const text: Tab = {
  label: label("Text", "विवरण"),
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 200 }),
    richTextField("body", label("Full text", "पूरा विवरण")),
    documentsField(),
  ],
};

const hasNoVacancy: Condition = (data) => data["type"] !== "vacancy" || !data["vacancy"];

/** A date that a notice has only if it announces no vacancy: otherwise it is the vacancy's. */
const ofItsOwn = (field: DateField): DateField => ({ ...field, admin: { ...field.admin, condition: hasNoVacancy } });

const dates: Tab = {
  label: label("Dates", "मिति"),
  fields: [
    {
      ...ofItsOwn(
        dateField("deadline", label("Deadline", "अन्तिम म्याद"), {
          time: true,
          description: label(
            "Date in AD and time in Nepal. The notice closes by itself at that time. Without a deadline it counts as open for 30 days.",
            "मिति इस्वी सन्‌मा र समय नेपालको। त्यसपछि सूचना आफैँ बन्द हुन्छ। म्याद नराखे ३० दिन खुला मानिन्छ।",
          ),
        }),
      ),
      index: true,
      hooks: { afterRead: [deadlineInLists] },
    },
    emptyInCopies(ofItsOwn(dateField("firstDeadline", label("Original deadline", "साबिकको म्याद")))),
    dateField("questionsUntil", label("Questions are accepted until", "प्रश्न सोध्ने अन्तिम समय"), { time: true }),
    {
      name: "keyDates",
      type: "array",
      label: label("Other key dates", "अन्य मुख्य मिति"),
      labels: { singular: label("Date", "मिति"), plural: label("Dates", "मितिहरू") },
      fields: [
        localizedText("name", label("What happens", "के हुन्छ"), { required: true, maxLength: 120 }),
        dateField("date", label("When", "कहिले"), { time: true, required: true }),
        {
          name: "wholeDay",
          type: "checkbox",
          defaultValue: false,
          label: label("The day only, without a time", "समयविना, दिन मात्र"),
        },
      ],
    },
  ],
};

const submission: Tab = {
  label: label("How to submit", "कसरी बुझाउने"),
  fields: [
    localizedParagraphs("howToSubmit", label("How to submit", "कसरी बुझाउने"), {
      maxLength: 4000,
      description: label("Each paragraph becomes a numbered step.", "हरेक अनुच्छेद एउटा नम्बर लागेको चरण बन्छ।"),
    }),
    {
      name: "contact",
      type: "group",
      label: label("Contact", "सम्पर्क"),
      fields: [
        localizedText("name", label("Name or department", "नाम वा विभाग"), { maxLength: 120 }),
        { name: "phone", type: "text", label: label("Phone", "फोन"), maxLength: 40 },
        { name: "email", type: "email", label: label("Email", "इमेल") },
      ],
    },
  ],
};

export const notices: CollectionConfig = editorial({
  slug: "notices",
  identifiedBy: { field: "number", words: label("notice number", "सूचना नम्बर") },
  custom: itemPage(({ id }) => pages.notice.href({ id }), {
    // The deadline and the state of a notice of a vacancy are the vacancy's.
    alsoChanged:
      () => sql`(SELECT v.updated_at FROM vacancies v WHERE v.id = notices.vacancy_id AND notices.type = 'vacancy'
      AND ${isPublished("v")})`,
  }),
  labels: { singular: label("Notice", "सूचना"), plural: label("Notices", "सूचनाहरू") },
  defaultSort: "-publishedOn",
  admin: { group: websiteGroup, useAsTitle: "name", defaultColumns: ["number", "name", "type", "deadline", "_status"] },
  fields: [
    {
      type: "tabs",
      tabs: [
        text,
        dates,
        submission,
        { label: label("Addenda", "संशोधन सूचना"), fields: [noticeAddenda] },
        { label: label("Questions", "प्रश्नोत्तर"), fields: [noticeQuestions] },
      ],
    },
    {
      name: "number",
      type: "text",
      label: label("Number", "सूचना नम्बर"),
      required: true,
      unique: true,
      index: true,
      maxLength: 40,
      admin: { position: "sidebar", description: label("Such as HEC-EOI-83-04.", "जस्तै HEC-EOI-83-04।") },
    },
    {
      name: "type",
      type: "select",
      label: label("Type", "प्रकार"),
      required: true,
      options: optionsOf(noticeTypeWords),
      admin: { position: "sidebar" },
    },
    {
      name: "vacancy",
      type: "relationship",
      relationTo: "vacancies",
      label: label("Vacancy", "रिक्त पद"),
      admin: {
        position: "sidebar",
        condition: (data) => data.type === "vacancy",
        description: label(
          "The notice has the vacancy's deadline and leads to its form, and closes when the vacancy is over, filled or not on the website.",
          "सूचनाको म्याद रिक्त पदकै हुन्छ र यसबाट आवेदन फाराममा पुगिन्छ। पद बन्द भए, पदपूर्ति भए वा वेबसाइटमा नभए सूचना पनि बन्द हुन्छ।",
        ),
      },
    },
    {
      ...dateField("publishedOn", label("Published", "प्रकाशित मिति"), { required: true, sidebar: true }),
      index: true,
      defaultValue: () => new Date().toISOString(),
      hooks: { beforeDuplicate: [() => new Date().toISOString()] },
    },
    {
      // Stored as "withdrawn", and its reason too; everywhere else a notice is cancelled.
      name: "withdrawn",
      type: "checkbox",
      defaultValue: false,
      // A copy is another notice.
      hooks: { beforeDuplicate: [() => false] },
      label: label("Cancelled", "रद्द गरिएको"),
      admin: {
        position: "sidebar",
        description: label(
          "The notice stays readable and says why. To hide it, withdraw it from the website instead.",
          "सूचना कारणसहित देखिइरहन्छ। लुकाउन यसको सट्टा वेबसाइटबाट हटाउनुहोस्।",
        ),
      },
    },
    emptyInCopies({
      name: "withdrawnReason",
      type: "text",
      label: label("Why it was cancelled", "रद्द गर्नुको कारण"),
      localized: true,
      maxLength: 300,
      admin: { position: "sidebar", condition: (data) => data["withdrawn"] === true },
    }),
  ],
});
