import type { MyComplaint } from "@setu/contract/complaints/complaints";
import type { Post } from "@setu/contract/forum/forum";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { richTextOfPost } from "../../../content/forum/post-text.ts";
import { xssPayloads } from "../../../testing/xss-payloads.ts";
import { en } from "../i18n/en.ts";
import { LanguageContext } from "../i18n/texts.ts";
import { Complaint } from "./complaints/status/complaint.tsx";
import { FaqEntry } from "./faqs/faq-entry.tsx";
import { PostView } from "./forum/one/post.tsx";

/** Whatever visitors write, the markup around it stays what it is for plain words, and no letter of it is lost (safety, C7). */
const day: CalendarDate = { ad: "2026-11-24", bs: "", provisional: false, text: "day", ad_text: "day", bs_text: "" };
const rendered = (page: ReactNode) =>
  renderToStaticMarkup(
    <LanguageContext value={{ locale: "en", texts: en, countries: [] }}>
      <MemoryRouter>{page}</MemoryRouter>
    </LanguageContext>,
  );

const complaint = (texts: string[]): MyComplaint => ({
  reference: "C-000001",
  type: "complaint",
  type_text: "Complaint",
  subject: texts[0] ?? "",
  description: texts[1] ?? "",
  files: [texts[2] ?? ""],
  state: "review",
  state_text: "In review",
  outcome: null,
  received: day,
  promised: [],
  entries: [
    { by: "writer", text: "You wrote", words: texts[3] ?? "", files: [texts[4] ?? ""], at: day },
    { by: "firm", text: "We answered", words: texts[5] ?? "", files: [], at: day },
  ],
  may: { write: true, appeal: false, withdraw: true },
  appeal_until: null,
});
/** The page of a complaint, with a refused message that is in its form again. */
const complaintPage = (texts: string[]) =>
  rendered(
    <Complaint
      complaint={complaint(texts)}
      followed={{ code: "", intent: "message", done: false, errors: {}, values: { text: texts[6] ?? "" } }}
      onFollowed={() => {}}
    />,
  );

const author = (name: string): Post["author"] => ({ name, kind: "member", person: null });
const postPage = ([name = "", quoted = "", quote = ""]: string[]) =>
  rendered(
    <PostView
      label="Post"
      post={{
        id: 1,
        author: author(name),
        lang: "en",
        text: richTextOfPost("Plain."),
        at: { iso: "2026-11-24T00:00:00.000Z", date: day },
        edited: null,
        quote: { post: 2, author: author(quoted), text: quote },
      }}
    />,
  );

const locale = { requested: "en", served: "en" } as const;
const faqPage = ([question = "", note = ""]: string[]) =>
  rendered(
    <FaqEntry
      faq={{ id: 1, group: "clients", group_text: "Clients", question, answer: [], service: null, locale }}
      isOpen
      posted={{ id: "1", said: "refused", message: "No.", text: note }}
      address="/faq"
    />,
  );

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const tag = /<\/?[a-z][a-z0-9]*(?: [a-zA-Z-]+(?:="[^"<>]*")?)*\/?>/g;
const textIn = (html: string) =>
  html.replace(tag, "\n").replace(/&([^;]*);/g, (_, name: string) => named[name] ?? `unknown ${name}`);
/** The markup without its texts; of the values of attributes, which may be texts too, only addresses. */
const skeletonOf = (html: string) =>
  Array.from(html.matchAll(tag), ([whole]) => whole.replace(/ (?!href|src|on)([a-zA-Z-]+)="[^"]*"/g, " $1")).join("");

interface Page {
  page: (texts: string[]) => string;
  /** Which of seven texts it shows in its content, not only in an attribute. */
  shown: number[];
  /** How many times it is made: ten thousand texts on all the pages together. */
  runs: number;
}
const pages: Record<string, Page> = {
  // Its subject is the heading above this part.
  complaint: { page: complaintPage, shown: [1, 2, 3, 4, 5, 6], runs: 1000 },
  post: { page: postPage, shown: [0, 1, 2], runs: 1200 },
  question: { page: faqPage, shown: [0, 1], runs: 200 },
};

const plain = Object.fromEntries(
  Object.entries(pages).map(([name, { page }]) => [name, skeletonOf(page(Array(7).fill("x")))]),
);

function expectText(name: string, texts: string[]): void {
  const { page, shown } = pages[name] as Page;
  const html = page(texts);
  expect(skeletonOf(html)).toBe(plain[name]);
  expect(html.replace(tag, "")).not.toMatch(/[<>]/);
  const text = textIn(html);
  for (const index of shown) expect(text).toContain(texts[index]);
}

test.each(Object.keys(pages))(
  "more than 150 payloads stay text on the page of a %s",
  (name) => {
    expect(xssPayloads.length).toBeGreaterThan(150);
    for (const payload of xssPayloads) expectText(name, Array(7).fill(payload));
  },
  60_000,
);

const parts = fc.constantFrom(...xssPayloads, "<", ">", '"', "'", "&", "&#x3c;", "\u0000", "\u202e", "क्\u200dष");
const hostile = fc.oneof(
  fc.string({ unit: "binary", minLength: 1 }),
  fc.array(parts, { minLength: 1, maxLength: 5 }).map((several) => several.join("")),
);

test.each(Object.keys(pages))(
  "ten thousand made up texts stay text on the page of a %s",
  (name) => {
    const { runs = 0 } = pages[name] ?? {};
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 7, maxLength: 7 }), (texts) => expectText(name, texts)),
      { numRuns: runs },
    );
  },
  60_000,
);
