import { z } from "zod";
import { listOf, SearchResult } from "../shapes/list.ts";
import { RichText } from "../shapes/rich-text.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** Frequently asked questions: `GET /frontapi/faqs?group=&q=` and `POST /frontapi/faqs/{id}/feedback`. */

/** The groups of people who ask, in the order of the page. */
export const faqGroups = ["clients", "contractors", "applicants", "communities"] as const;
export type FaqGroup = (typeof faqGroups)[number];

export const Faq = z.object({
  id: z.int(),
  group: z.enum(faqGroups),
  /** The group's name in the language asked for. */
  group_text: z.string(),
  question: z.string(),
  answer: RichText,
  /** The service that the question is about. */
  service: z.object({ id: z.int(), name: z.string(), locale: ServedLocale }).nullable(),
  locale: ServedLocale,
});
export type Faq = z.infer<typeof Faq>;

/** Grouped, in the editors' order; with a search, best match first. */
export const FaqList = listOf(Faq).extend({ search: SearchResult.nullable() });
export type FaqList = z.infer<typeof FaqList>;

/** A link to one question. */
export const FaqLink = z.object({ id: z.int(), question: z.string(), locale: ServedLocale });
export type FaqLink = z.infer<typeof FaqLink>;

/** Either a vote on an answer, or a note about what was missing from it. */
export const FaqFeedback = z.union([
  z.object({ helpful: z.boolean() }),
  z.object({
    text: z.string(),
    form_token: z.string().max(200).optional(),
    website: z.string().max(2000).optional(),
  }),
]);
export type FaqFeedback = z.infer<typeof FaqFeedback>;
