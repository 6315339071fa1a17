import { legalKinds } from "@setu/contract/legal";
import { locales } from "@setu/contract/locale";
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type DateFieldValidation,
  type PayloadRequest,
  validations,
} from "payload";
import { nepalDay } from "../calendar/nepal-time.ts";
import { refused } from "../platform/access/refused.ts";
import { unlessInBin, editors as writers } from "../platform/access/rules.ts";
import { emptyInCopies } from "../platform/editorial/copies.ts";
import { editorial, firmGroup } from "../platform/editorial/editorial.ts";
import { dateField } from "../platform/fields/date.ts";
import { label, say } from "../platform/fields/label.ts";
import { richTextField } from "../platform/fields/rich-text.ts";
import { localizedParagraphs, localizedText } from "../platform/fields/texts.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { kindWords, languageWords } from "./words.ts";

const keptForGood = (req: PayloadRequest) =>
  refused(
    req,
    409,
    "A published version stays as it is, since people have agreed to it. Duplicate it to write the next one.",
    "मानिसहरूले मन्जुर गरिसकेको हुनाले प्रकाशित संस्करण बदलिँदैन। अर्को संस्करण लेख्न यसको नक्कल बनाउनुहोस्।",
  );

/**
 * Refuses changes to published versions.
 * @throws APIError 409 for any change to a version that visitors read, including its withdrawal.
 */
const refuseChange: CollectionBeforeChangeHook = ({ operation, originalDoc, req }) => {
  if (operation === "update" && originalDoc?._status === "published") throw keptForGood(req);
};

/**
 * Numbers a version and notes its day when it is published; a draft keeps the number that it had. The day of a publication that was
 * undone is not kept. The server's own code may give the day on which a text was published elsewhere.
 */
const numberOnPublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const kept = originalDoc?.kind === data["kind"] ? (originalDoc?.number ?? null) : null;
  if (data["_status"] !== "published") return { ...data, number: kept };
  return {
    ...data,
    number: kept ?? (await nextNumber(req, String(data["kind"]))),
    announcedOn: (kept === null && data["announcedOn"]) || new Date().toISOString(),
  };
};

async function nextNumber(req: PayloadRequest, kind: string): Promise<number> {
  const [row] = await runSql(
    req.payload,
    sql`SELECT max(number) AS last FROM legal_versions WHERE kind = ${kind}`,
    req,
  );
  return Number(row?.["last"] ?? 0) + 1;
}

/**
 * Refuses to delete numbered versions.
 * @throws APIError 409 for a version that has a number: the numbers have no gaps.
 */
async function refuseDeletion(req: PayloadRequest, id: number): Promise<void> {
  const [row] = await runSql(req.payload, sql`SELECT number FROM legal_versions WHERE id = ${id}`, req);
  if (row?.["number"]) throw keptForGood(req);
}

/**
 * Refuses to publish a version that would be in force before the day of its publication: readers were told until then that another text
 * was. A draft may have any day.
 */
const notBeforePublication: DateFieldValidation = (value, options) => {
  const { _status: status, announcedOn } = options.data as { _status?: string; announcedOn?: string | null };
  const published = announcedOn ? new Date(announcedOn) : new Date();
  if (!value || status !== "published" || nepalDay(new Date(value)) >= nepalDay(published))
    return validations.date(value, options);
  return say(
    options.req,
    "A version cannot be in force before the day on which it is published. Choose today or a later day, also for a correction.",
    "कुनै संस्करण प्रकाशन हुने दिनअघि लागू हुन सक्दैन। भूल सच्याउने संस्करणमा पनि आजको वा पछिको दिन छान्नुहोस्।",
  );
};

/** Fields that only the server writes, and that a copy does not have. */
const byTheServer = {
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
};

const base = editorial({
  slug: "legal-versions",
  labels: { singular: label("Legal text", "कानुनी पाठ"), plural: label("Legal texts", "कानुनी पाठहरू") },
  defaultSort: "-inForceFrom",
  admin: {
    group: firmGroup,
    useAsTitle: "name",
    defaultColumns: ["name", "kind", "number", "inForceFrom", "_status"],
    description: label(
      "Each publication is a numbered version that cannot be changed afterwards. To change a text, duplicate its last version.",
      "हरेक प्रकाशन नम्बर भएको संस्करण हो, जुन पछि बदल्न मिल्दैन। पाठ बदल्न अन्तिम संस्करणको नक्कल बनाउनुहोस्।",
    ),
  },
  custom: { refuseDeletion },
  indexes: [{ fields: ["kind", "number"], unique: true }],
  fields: [
    localizedText("name", label("Title", "शीर्षक"), { required: true, maxLength: 120 }),
    emptyInCopies(
      localizedParagraphs("changes", label("What changes, in plain words", "के बदलिन्छ, सरल भाषामा"), {
        maxLength: 2000,
        description: label(
          "Readers see this beside the version. Leave it empty for the first one.",
          "पाठकले यो संस्करणसँगै देख्छन्। पहिलो संस्करणमा खाली छोड्नुहोस्।",
        ),
      }),
    ),
    richTextField("body", label("Text", "पाठ"), {
      required: true,
      description: label(
        "Begin each section with a heading: the table of contents is made from them.",
        "हरेक खण्ड शीर्षकबाट सुरु गर्नुहोस्: विषयसूची त्यसैबाट बन्छ।",
      ),
    }),
    {
      name: "kind",
      type: "select",
      label: label("Which text", "कुन पाठ"),
      required: true,
      index: true,
      options: legalKinds.map((value) => ({ value, label: kindWords[value] })),
      admin: { position: "sidebar" },
    },
    // A copy is the next version: it needs a new day, and a new text about its changes.
    emptyInCopies({
      ...dateField("inForceFrom", label("In force from", "लागू हुने मिति"), {
        required: true,
        sidebar: true,
        description: label(
          "The day of publication at the earliest. Until then the version before remains in force, and visitors can read this one as the coming one.",
          "प्रकाशनको दिन वा त्यसपछिको मिति। त्यसअघि पुरानै संस्करण लागू रहन्छ; आगन्तुकले यसलाई आउँदो संस्करणका रूपमा पढ्न सक्छन्।",
        ),
      }),
      validate: notBeforePublication,
      index: true,
    }),
    {
      name: "material",
      type: "checkbox",
      label: label("Changes what members agreed to", "सदस्यले मन्जुर गरेको कुरा बदलिन्छ"),
      defaultValue: false,
      admin: {
        position: "sidebar",
        condition: (data) => data["kind"] === "terms",
        description: label(
          "Members get an email 30 days before it is in force, or at once if it is sooner, and are asked to accept it at their next post.",
          "लागू हुनुभन्दा ३० दिनअघि, वा त्योभन्दा चाँडो लागू हुने भए तुरुन्तै, सदस्यलाई इमेल जान्छ; अर्को पटक लेख्दा स्वीकार गर्न भनिन्छ।",
        ),
      },
    },
    {
      name: "binding",
      type: "select",
      label: label("Binding language", "मान्य हुने भाषा"),
      required: true,
      defaultValue: "ne",
      options: locales.map((value) => ({ value, label: languageWords[value] })),
      admin: {
        position: "sidebar",
        description: label("Its text decides if the two differ.", "दुई पाठ फरक परे यही भाषाको पाठ मान्य हुन्छ।"),
      },
    },
    {
      name: "checkedBy",
      type: "text",
      label: label("Checked by", "जाँच गर्ने"),
      maxLength: 160,
      access: { read: writers },
      admin: {
        position: "sidebar",
        description: label("The lawyer, and when. Visitors do not see this.", "कानुन व्यवसायी र मिति। आगन्तुकले यो देख्दैनन्।"),
      },
    },
    {
      ...byTheServer,
      name: "number",
      type: "number",
      label: label("Version", "संस्करण"),
      admin: { position: "sidebar", readOnly: true, condition: (data) => Boolean(data["number"]) },
    },
    {
      ...byTheServer,
      ...dateField("announcedOn", label("Published on", "प्रकाशित मिति"), { sidebar: true }),
      admin: { hidden: true },
    },
  ],
});

/** The privacy policy and the terms and conditions: numbered versions that cannot be changed once they are published. */
export const legalVersions: CollectionConfig = {
  ...base,
  access: {
    ...base.access,
    update: (args) => unlessInBin(writers)(args) && { _status: { not_equals: "published" } },
  },
  hooks: {
    ...base.hooks,
    beforeChange: [refuseChange, ...(base.hooks?.beforeChange ?? []), numberOnPublication],
  },
};
