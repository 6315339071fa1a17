import type { CollectionConfig, DateFieldValidation, Field, PayloadRequest } from "payload";
import { nepalDay } from "../../calendar/nepal-time.ts";
import { editors, nobody, owners } from "../../platform/access/rules.ts";
import { websiteGroup } from "../../platform/editorial/editorial.ts";
import { searchedBy } from "../../platform/editorial/list-search.ts";
import { dateField } from "../../platform/fields/date.ts";
import { label, say } from "../../platform/fields/label.ts";
import { receiveDocument, uploadTo } from "../../platform/files/documents/collection.ts";
import { revisionHooks } from "../../platform/store/revision-hooks.ts";

const dayOf = (value: unknown) => nepalDay(new Date(value as string));
const missing = (req: PayloadRequest) => say(req, "This is required.", "यो आवश्यक छ।");

/** Requires a day up to today: a consent is given before a person is quoted, never ahead of time. */
const notAhead: DateFieldValidation = (value, { req }) => {
  if (!value) return missing(req);
  return dayOf(value) <= nepalDay(new Date()) || say(req, "This date is in the future.", "यो मिति आउन बाँकी छ।");
};

const notBefore: DateFieldValidation = (value, { req, siblingData }) => {
  if (!value) return missing(req);
  const { givenOn } = siblingData as { givenOn?: unknown };
  return (
    !givenOn ||
    dayOf(value) >= dayOf(givenOn) ||
    say(req, "This is before the date on which it was given.", "यो दिएको मितिभन्दा अघिको छ।")
  );
};

const covers = (name: string, words: { en: string; ne: string }) => ({
  name,
  type: "checkbox" as const,
  defaultValue: false,
  label: words,
});

const fields: Field[] = [
  {
    name: "summary",
    type: "ui",
    admin: {
      position: "sidebar",
      components: { Field: "/components/stories/consent-summary.tsx#ConsentSummary" },
      disableListColumn: true,
    },
  },
  {
    name: "name",
    type: "text",
    required: true,
    maxLength: 160,
    label: label("Whose consent it is", "कसको मन्जुरी"),
  },
  {
    type: "row",
    fields: [
      { ...dateField("givenOn", label("Given on", "दिएको मिति"), { required: true }), validate: notAhead },
      {
        ...dateField("until", label("In force until", "कहिलेसम्म लागू"), {
          required: true,
          description: label(
            "The last day on which the quote may be shown (AD).",
            "उद्धरण देखाउन मिल्ने अन्तिम दिन (इस्वी सन्‌मा)।",
          ),
        }),
        validate: notBefore,
      },
    ],
  },
  covers("coversName", label("The name may be shown", "नाम देखाउन मिल्छ")),
  covers("coversPicture", label("A portrait may be shown", "तस्बिर देखाउन मिल्छ")),
  covers("coversTranslation", label("The words may be translated", "भनाइ अनुवाद गर्न मिल्छ")),
  dateField("withdrawnOn", label("Withdrawn on", "फिर्ता लिएको मिति"), {
    description: label(
      "Save this date, and the quote disappears from the website within a second.",
      "यो मिति राखेर सुरक्षित गर्नुहोस्, उद्धरण एक सेकेन्डभित्र वेबसाइटबाट हट्छ।",
    ),
  }),
];

/**
 * Consents of people quoted in success stories. They have no drafts and no versions: a withdrawal takes effect at once,
 * and no older version of a story undoes it. The signed documents are in `folder`, and only editors may open them.
 */
export const consents = (folder: string): CollectionConfig =>
  searchedBy(["name"], label("name of the person", "व्यक्तिको नाम"), {
    slug: "consents",
    labels: { singular: label("Consent", "मन्जुरी"), plural: label("Consents", "मन्जुरीहरू") },
    defaultSort: "until",
    disableDuplicate: true,
    admin: {
      group: websiteGroup,
      useAsTitle: "name",
      defaultColumns: ["name", "givenOn", "until", "withdrawnOn"],
      components: { beforeListTable: ["/components/stories/consent-overview.tsx#ConsentOverview"] },
      description: label(
        "What the people quoted in success stories have agreed to. Visitors never see the signed document. A quote disappears from the website by itself when its consent ends or is withdrawn; the figures stay.",
        "सफलताका कथामा उद्धृत व्यक्तिले दिएका मन्जुरी। हस्ताक्षर भएको कागजात आगन्तुकले कहिल्यै देख्दैनन्। मन्जुरी सकिए वा फिर्ता भए उद्धरण वेबसाइटबाट आफैँ हट्छ; अङ्क भने रहन्छन्।",
      ),
    },
    access: {
      admin: editors,
      create: editors,
      read: editors,
      readVersions: nobody,
      update: editors,
      delete: owners,
      unlock: nobody,
    },
    hooks: { ...revisionHooks, beforeOperation: [receiveDocument] },
    upload: uploadTo(folder),
    fields,
  });
