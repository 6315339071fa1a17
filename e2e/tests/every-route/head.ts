import type { Page } from "@playwright/test";

interface Expected {
  origin: string;
  /** The path in each language. */
  twins: { en: string; ne: string };
  lang: "en" | "ne";
  status: number;
}

/** The firm's names in the seed. */
const firms = { en: /Himalaya Engineering/, ne: /हिमालय इन्जिनियरिङ/ };

/** The faults of a page's metadata for tabs, search engines and sharing. */
export async function headFaults(page: Page, { origin, twins, lang, status }: Expected): Promise<string[]> {
  const head = await page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? "");
    const text = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, " ").trim();
    return {
      lang: document.documentElement.lang,
      // As the texts: headlines have spaces that do not break.
      title: document.title.replaceAll("\u00a0", " "),
      headings: Array.from(document.querySelectorAll("h1"), text),
      crumb: Array.from(document.querySelectorAll("main nav li:last-child [aria-current=page]"), text)[0],
      descriptions: attribute('meta[name="description"]', "content"),
      canonicals: attribute('link[rel="canonical"]', "href"),
      alternates: Array.from(document.querySelectorAll<HTMLLinkElement>("link[hreflang]"), (link) => [
        link.hreflang,
        link.getAttribute("href"),
      ]),
      images: attribute('meta[property="og:image"]', "content"),
      robots: attribute('meta[name="robots"]', "content"),
    };
  });
  const faults: string[] = [];
  const claim = (holds: boolean, fault: string) => holds || faults.push(fault);
  const [heading = ""] = head.headings;
  claim(head.lang === lang, `lang is "${head.lang}"`);
  claim(head.headings.length === 1 && heading !== "", `h1: ${JSON.stringify(head.headings)}`);
  claim(firms[lang].test(head.title), `the title "${head.title}" does not name the firm`);
  const names = [heading, head.crumb].filter((name) => name !== undefined);
  claim(
    twins.en === "/" || names.some((name) => head.title.startsWith(name)),
    `the title "${head.title}" is not of "${names.join('" or "')}"`,
  );
  claim(head.descriptions.length === 1 && head.descriptions[0] !== "", `description: ${head.descriptions}`);
  if (status !== 200) {
    claim(head.robots[0] === "noindex", "it may be indexed");
    return faults;
  }
  const at = (path: string) => origin + path;
  // Members' posts are found in the language in which they are written; the sitemap's first is an English one.
  const isDiscussion = /^\/discussion\//.test(twins.en);
  claim(head.canonicals.join() === at(twins[isDiscussion ? "en" : lang]), `canonical: ${head.canonicals}`);
  const alternates = [
    ["en", at(twins.en)],
    ["ne", at(twins.ne)],
    ["x-default", at(twins.en)],
  ].filter(() => !isDiscussion);
  claim(JSON.stringify(head.alternates) === JSON.stringify(alternates), `hreflang: ${head.alternates}`);
  claim(head.images.length === 1, `og:image: ${head.images}`);
  for (const image of head.images) {
    // The server may close an idle connection just as it is used again: like browsers, retry once.
    const answer = await page.request.head(image, { maxRetries: 1 });
    claim(answer.status() === 200 && /^image\//.test(answer.headers()["content-type"] ?? ""), `og:image ${image}`);
  }
  return faults;
}
