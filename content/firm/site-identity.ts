import type { Field, GlobalConfig } from "payload";
import { editorialGlobal, websiteGroup } from "../platform/editorial/editorial.ts";
import { foreignAddress, linkAddress } from "../platform/fields/addresses.ts";
import { label } from "../platform/fields/label.ts";
import { localizedText } from "../platform/fields/texts.ts";

type Text = ReturnType<typeof label>;

const picture = (name: string, text: Text, description: Text): Field => ({
  name,
  type: "upload",
  relationTo: "media",
  label: text,
  admin: { description },
});

const names: Field[] = [
  localizedText("name", label("Name of the firm", "संस्थाको नाम"), { required: true, maxLength: 120 }),
  localizedText("shortName", label("Short name", "छोटो नाम"), {
    maxLength: 40,
    description: label(
      "Shown beside the logo and after the titles of pages. If this is empty, the full name is shown.",
      "लोगोको छेउमा र पृष्ठका शीर्षकपछि देखिन्छ। खाली छोडे पूरा नाम देखिन्छ।",
    ),
  }),
  localizedText("legalName", label("Registered name", "दर्ता भएको नाम"), { maxLength: 160 }),
  localizedText("tagline", label("One line about the firm", "एक पङ्क्ति परिचय"), {
    description: label(
      "Search results also show it for pages without a description of their own.",
      "आफ्नै विवरण नभएका पृष्ठका लागि खोज नतिजामा पनि यही देखिन्छ।",
    ),
  }),
  {
    name: "founded",
    type: "number",
    min: 1800,
    max: 2100,
    label: label("Founded in (year AD)", "स्थापना वर्ष (इस्वी सन्)"),
  },
];

const pictures: Field[] = [
  picture(
    "markOnLight",
    label("Logo on a light background", "उज्यालो पृष्ठभूमिको लोगो"),
    label(
      "PNG or WebP with a transparent background, at least 192 pixels high. The name is written beside it.",
      "पारदर्शी पृष्ठभूमिको PNG वा WebP, कम्तीमा १९२ पिक्सेल अग्लो। नाम छेउमा लेखिन्छ।",
    ),
  ),
  picture(
    "markOnDark",
    label("Logo on a dark background", "गाढा पृष्ठभूमिको लोगो"),
    label(
      "For the header over the slides, the menu on a phone and the footer. If this is empty, the other one is used.",
      "स्लाइडमाथिको शीर्षभाग, फोनको मेनु र फुटरका लागि। खाली छोडे अर्को लोगो देखिन्छ।",
    ),
  ),
  picture(
    "icon",
    label("Icon in the browser tab", "ब्राउजर ट्याबको आइकन"),
    label("A square picture, ideally a PNG of 192 pixels.", "वर्गाकार तस्बिर, १९२ पिक्सेलको PNG भए उत्तम।"),
  ),
  picture(
    "sharePicture",
    label("Picture for shared links", "साझा गरिएका लिङ्कको तस्बिर"),
    label(
      "Shown when a page without a picture of its own is shared. It should be twice as wide as it is high.",
      "आफ्नै तस्बिर नभएको पृष्ठ साझा गर्दा देखिन्छ। चौडाइ उचाइको दोब्बर हुनुपर्छ।",
    ),
  ),
];

const reach: Field[] = [
  localizedText("address", label("Address", "ठेगाना")),
  { name: "phone", type: "text", label: label("Phone", "फोन"), maxLength: 60 },
  { name: "email", type: "email", label: label("Email", "इमेल") },
  {
    name: "profiles",
    type: "array",
    label: label("Social media pages", "सामाजिक सञ्जालका पृष्ठहरू"),
    labels: { singular: label("Page", "पृष्ठ"), plural: label("Pages", "पृष्ठहरू") },
    maxRows: 8,
    fields: [
      { name: "name", type: "text", label: label("Name", "नाम"), required: true, maxLength: 40 },
      {
        name: "address",
        type: "text",
        label: label("Address", "ठेगाना (URL)"),
        required: true,
        maxLength: 300,
        validate: foreignAddress,
      },
    ],
  },
];

const press: Field[] = [
  {
    name: "press",
    type: "group",
    label: label("Press contact", "प्रेस सम्पर्क"),
    admin: {
      description: label(
        "Shown on the news pages. Without a name there is none.",
        "समाचार पृष्ठहरूमा देखिन्छ। नाम नराखे देखिँदैन।",
      ),
    },
    fields: [
      localizedText("name", label("Name and position", "नाम र पद"), { maxLength: 120 }),
      { name: "phone", type: "text", label: label("Phone", "फोन"), maxLength: 60 },
      { name: "email", type: "email", label: label("Email", "इमेल") },
    ],
  },
];

const foot: Field[] = [
  {
    name: "links",
    type: "array",
    label: label("Quick links", "उपयोगी लिङ्कहरू"),
    labels: { singular: label("Link", "लिङ्क"), plural: label("Links", "लिङ्कहरू") },
    maxRows: 10,
    admin: {
      description: label(
        "If this is empty, the pages under About Us are listed.",
        "खाली छोडे “हाम्रो बारेमा” अन्तर्गतका पृष्ठहरू देखिन्छन्।",
      ),
    },
    fields: [
      localizedText("label", label("Text", "पाठ"), { required: true, maxLength: 60 }),
      {
        name: "address",
        type: "text",
        label: label("Where it leads", "कहाँ लैजाने"),
        required: true,
        maxLength: 300,
        validate: linkAddress,
      },
    ],
  },
  {
    name: "registrations",
    type: "array",
    label: label("Registration numbers", "दर्ता नम्बरहरू"),
    labels: { singular: label("Number", "नम्बर"), plural: label("Numbers", "नम्बरहरू") },
    maxRows: 6,
    fields: [localizedText("text", label("Number", "नम्बर"), { required: true, maxLength: 120 })],
  },
  localizedText("copyright", label("Copyright line", "प्रतिलिपि अधिकार")),
];

/** The firm's name, marks and addresses, in the header and the footer of every page. */
export const siteIdentity: GlobalConfig = editorialGlobal({
  slug: "site-identity",
  // The table has the name of its first version, which was only the footer.
  dbName: "footer",
  label: label("Firm and footer", "संस्था र फुटर"),
  admin: { group: websiteGroup },
  fields: [
    {
      type: "tabs",
      tabs: [
        { label: label("Name", "नाम"), fields: names },
        { label: label("Logo and pictures", "लोगो र तस्बिर"), fields: pictures },
        { label: label("Contact", "सम्पर्क"), fields: [...reach, ...press] },
        { label: label("Footer", "फुटर"), fields: foot },
      ],
    },
  ],
});
