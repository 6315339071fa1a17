import type { RichText as Value } from "@setu/contract/shapes/rich-text";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { richTextOf } from "../../../../content/platform/text/rich-text.ts";
import { richText as seeded } from "../../../../content/seed/rich-text.ts";
import { badAddresses, xssPayloads } from "../../../../testing/xss-payloads.ts";
import waiting from "../../assets/waiting.svg";
import { en } from "../../i18n/en.ts";
import { LanguageContext } from "../../i18n/texts.ts";
import { RichText } from "./rich-text.tsx";

const html = (value: Value, headingLevel: 2 | 3 | 4 = 2, basename = "/") =>
  renderToString(
    <LanguageContext value={{ locale: "en", texts: en, countries: [] }}>
      <MemoryRouter basename={basename} initialEntries={[basename]}>
        <RichText value={value} headingLevel={headingLevel} />
      </MemoryRouter>
    </LanguageContext>,
  );
const htmlOf = (markdown: string, ...rest: [headingLevel?: 2 | 3 | 4, basename?: string]) =>
  html(richTextOf({ en: seeded(markdown) }, "en"), ...rest);

const prose = "div p h2 h3 h4 h5 h6 ul ol li blockquote hr figure figcaption picture source img".split(" ");
const inline = "br a strong em s code sub sup table thead tbody tr th td".split(" ");
const elements = new Set([...prose, ...inline]);
const attributes = new Set(
  [
    "class role aria-label tabindex scope href rel data-discover",
    "src srcset sizes type alt width height loading fetchpriority decoding data-color data-focus",
  ].flatMap((names) => names.split(" ")),
);
const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (value: string) => value.replace(/&([^;]*);/g, (_, name: string) => named[name] ?? `unknown ${name}`);

/** Returns the faults in a markup: parsed as strictly as React writes it, so that nothing can hide in it. */
function faultsIn(markup: string): string[] {
  const faults: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+="[^"<>]*")*)\/?>/g,
    (_, _close, name: string, inside: string) => {
      if (!elements.has(name)) faults.push(`element ${name}`);
      for (const [, attribute = "", value = ""] of inside.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)) {
        const byScript = attribute === "media" && value === "(scripting: none)";
        if (!attributes.has(attribute.toLowerCase()) && !byScript) faults.push(`attribute ${attribute}`);
        const address = decoded(value);
        if (attribute === "href" && !/^(?:https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\]))/.test(address)) {
          faults.push(`address ${address}`);
        }
        const ours = address.startsWith("/media/") || (attribute === "src" && address === waiting);
        if (/^src/i.test(attribute) && !ours) faults.push(`picture ${address}`);
      }
      return "";
    },
  );
  if (/[<>]/.test(rest)) faults.push(`loose markup ${rest}`);
  return faults;
}

const element = (type: string, children: unknown[], more: object = {}) => ({ type, children, ...more });
const text = (payload: string, more: object = {}) => ({ type: "text", text: payload, format: 127, ...more });
const link = (url: string, words = "link") => element("link", [text(words)], { fields: { linkType: "custom", url } });

/** Returns texts with the payload in every place that the editor's form has for one, and in places that it has not. */
const statesWith = (payload: string) => {
  const said = text(payload, { style: payload, format: 0, mode: payload, html: payload });
  const odd = { tag: payload, style: payload, format: payload, direction: payload, className: payload, id: payload };
  const picture = {
    id: 1,
    filename: "a.jpg",
    mimeType: "image/jpeg",
    filesize: 1,
    width: 10,
    height: 10,
    color: "#000000",
    updatedAt: "2026-11-21T00:00:00.000Z",
  };
  const media = (change: object) => ({
    type: "upload",
    relationTo: "media",
    value: { ...picture, ...change },
    fields: odd,
  });
  return [
    element(
      "paragraph",
      [said, link(payload), link("https://example.org/", payload), element("autolink", [said])],
      odd,
    ),
    element("paragraph", [link(`https://example.org/${payload}`), link(`/${payload}`), link(`mailto:${payload}`)]),
    element("heading", [said, link(payload)], odd),
    element("list", [element("listitem", [said, element(payload, [said])], { ...odd, value: payload })], {
      ...odd,
      listType: payload,
    }),
    element("quote", [said], odd),
    element("code", [said], { language: payload }),
    element("table", [
      element("tablerow", [
        element("tablecell", [element("paragraph", [said])], { ...odd, backgroundColor: payload, colSpan: payload }),
      ]),
    ]),
    element(payload, [said, element(payload, [link(payload)])], odd),
    element("block", [], { fields: { blockType: payload, html: payload, code: payload } }),
    element("html", [], { html: payload, innerHTML: payload, __html: payload }),
    element("link", [said], {
      fields: { linkType: "internal", url: payload, doc: { relationTo: payload, value: payload } },
    }),
    { type: "horizontalrule", ...odd },
    { type: "linebreak", ...odd },
    media({ alt_en: payload, alt_ne: payload, caption: { en: payload, ne: payload } }),
    media({
      filename: payload,
      sizes: { webp480: { filename: payload, width: 10 }, avif480: { filename: payload, width: payload } },
    }),
    media({ mimeType: payload }),
    media({ color: payload }),
    media({ focalX: payload, width: payload }),
    media({ url: payload, thumbnailURL: payload }),
  ];
};

describe("payloads stored to run elsewhere (safety, T8)", () => {
  test("there are at least 150 payloads", () => {
    expect(new Set(xssPayloads).size).toBeGreaterThanOrEqual(150);
  });

  test.each(xssPayloads.map((payload) => [payload]))("%j becomes plain text, or nothing", (payload) => {
    for (const node of statesWith(payload)) {
      const markup = html(richTextOf({ en: { root: { children: [node] } } }, "en"));
      expect(faultsIn(markup), JSON.stringify(node)).toEqual([]);
    }
  });

  test.each(badAddresses.map((address) => [address]))("a link to %j is only its text", (address) => {
    const markup = html(richTextOf({ en: { root: { children: [link(address, "the words")] } } }, "en"));
    expect(markup).not.toContain("<a");
    expect(markup).toContain("the words");
  });

  test.each([
    ["<script>", "element script"],
    ['<p onclick="x">', "attribute onclick"],
    ['<p style="x">', "attribute style"],
    ['<a href="javascript:x">', "address javascript:x"],
    ['<a href="&#x6a;avascript:x">', "address unknown #x6aavascript:x"],
    ['<a href="//x.example">', "address //x.example"],
    ['<img src="https://x.example/a.jpg"/>', "picture https://x.example/a.jpg"],
    ["<p title=x>", "loose markup <p title=x>"],
    ["a < b", "loose markup a < b"],
  ])("this check would find %s", (markup, fault) => {
    expect(faultsIn(markup)).toContain(fault);
  });
});

describe("links", () => {
  test("a link to another site sends no referrer", () => {
    expect(htmlOf("[a](https://example.org/a?b=1&c=2)")).toContain(
      '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener noreferrer">a</a>',
    );
    expect(htmlOf("[a](mailto:a@example.org)")).toContain('<a href="mailto:a@example.org">a</a>');
  });
  test.each([
    ["/news/3?page=2#top", "/", "/news/3?page=2#top"],
    ["/ne/news/3", "/", "/news/3"],
    ["/news/3", "/ne", "/ne/news/3"],
    ["/ne/news/3", "/ne", "/ne/news/3"],
    ["/ne", "/ne", "/ne"],
    ["/media/plan.webp", "/ne", "/media/plan.webp"],
  ])("%s on a page below %s links to %s", (address, basename, href) => {
    expect(htmlOf(`[a](${address})`, 2, basename)).toContain(`href="${href}"`);
  });
});

test("headings are one level below the heading above the text", () => {
  const markup = htmlOf("## A\n\n### B\n\n#### C", 3);
  expect(markup.match(/<h\d/g)).toEqual(["<h3", "<h4", "<h5"]);
});

test("an empty text renders no element", () => {
  expect(html([])).toBe("");
});
