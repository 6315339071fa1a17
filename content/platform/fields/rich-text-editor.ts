import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  IndentFeature,
  InlineCodeFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from "@payloadcms/richtext-lexical";
import type { Field, PayloadRequest, TextField } from "payload";
import { hrefOf } from "./href.ts";
import { label, say } from "./label.ts";

/**
 * The editor of all rich texts, limited to what contract/shapes/rich-text.ts can express. It is a function, since Payload
 * changes the features that it gets.
 */
export const richTextEditor = () =>
  lexicalEditor({
    features: [
      FixedToolbarFeature(),
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
      BoldFeature(),
      ItalicFeature(),
      StrikethroughFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      InlineCodeFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      // Only lists can be indented: paragraphs always begin at the left edge.
      IndentFeature({ disabledNodes: ["paragraph", "heading", "quote"], disableTabNode: true }),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: [],
        disableAutoLinks: true,
        fields: () => linkFields.map((field) => ({ ...field })),
      }),
      EXPERIMENTAL_TableFeature(),
      UploadFeature({ enabledCollections: ["media"], maxDepth: 1 }),
    ],
  });

/** The address of a link; Payload's own check accepts any scheme. */
const address: TextField = {
  name: "url",
  type: "text",
  label: label("Link to", "कहाँ लैजाने"),
  required: true,
  maxLength: 2000,
  admin: {
    description: label(
      "A page of this site such as /projects, an address that starts with https://, an email address, or tel: and a number.",
      "यसै वेबसाइटको पृष्ठ (जस्तै /projects), https:// बाट सुरु हुने ठेगाना, इमेल ठेगाना, वा tel: र फोन नम्बर।",
    ),
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    hrefOf(value) !== undefined ||
    say(
      req,
      "Use a page of this site such as /projects, an address that starts with https://, an email address, or tel: and a number.",
      "यसै वेबसाइटको पृष्ठ (जस्तै /projects), https:// बाट सुरु हुने ठेगाना, इमेल ठेगाना, वा tel: र फोन नम्बर लेख्नुहोस्।",
    ),
  hooks: { beforeChange: [({ value }) => hrefOf(value) ?? value] },
};

/** The fields of a link: a text and an address. All links are of one type, and readers choose where they open. */
const linkFields: Field[] = [
  { name: "text", type: "text", label: label("Text to show", "देखिने पाठ"), required: true },
  { name: "linkType", type: "text", defaultValue: "custom", admin: { hidden: true } },
  address,
];
