import type { Page } from "@playwright/test";

interface Expected {
  origin: string;
  /** The address in each language, and which of them this is. */
  twins: { en: string; ne: string };
  lang: "en" | "ne";
  status: number;
}

/** The names that the firm's seed gives it. */
const firms = { en: /Himalaya Engineering/, ne: /हिमालय इन्जिनियरिङ/ };

/** What is wrong with what a page says of itself: to tabs, search engines and those who share it. */
export async function headFaults(page: Page, { origin, twins, lang, status }: Expected): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name) ?? "");
    const text = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, " ").trim();
    return {
      lang: document.documentElement.lang,
      title: document.title,
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
  const [heading = ""] = said.headings;
  claim(said.lang === lang, `lang is "${said.lang}"`);
  claim(said.headings.length === 1 && heading !== "", `h1: ${JSON.stringify(said.headings)}`);
  claim(firms[lang].test(said.title), `the title "${said.title}" does not name the firm`);
  const names = [heading, said.crumb].filter((name) => name !== undefined);
  claim(
    twins.en === "/" || names.some((name) => said.title.startsWith(name)),
    `the title "${said.title}" is not of "${names.join('" or "')}"`,
  );
  claim(said.descriptions.length === 1 && said.descriptions[0] !== "", `description: ${said.descriptions}`);
  if (status !== 200) {
    claim(said.robots[0] === "noindex", "it may be indexed");
    return faults;
  }
  const at = (path: string) => origin + path;
  claim(said.canonicals.join() === at(twins[lang]), `canonical: ${said.canonicals}`);
  const alternates = [
    ["en", at(twins.en)],
    ["ne", at(twins.ne)],
    ["x-default", at(twins.en)],
  ];
  claim(JSON.stringify(said.alternates) === JSON.stringify(alternates), `hreflang: ${said.alternates}`);
  claim(said.images.length === 1, `og:image: ${said.images}`);
  for (const image of said.images) {
    const answer = await page.request.head(image);
    claim(answer.status() === 200 && /^image\//.test(answer.headers()["content-type"] ?? ""), `og:image ${image}`);
  }
  return faults;
}
