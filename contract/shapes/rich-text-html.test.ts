import { expect, test } from "vitest";
import { pageOfLink } from "./rich-text-html.ts";

test.each([
  ["/news/3", "/news/3"],
  ["/ne/news/3?page=2#end", "/news/3?page=2#end"],
  ["/ne", "/"],
  ["/mediation", "/mediation"],
])("%s links to the page %s", (href, page) => expect(pageOfLink(href)).toBe(page));

test.each([
  "/media/report.jpg",
  "/documents/7/report.pdf",
  "/frontapi/news",
  "/admin",
  "/assets/logo.svg",
  "https://example.org/news/3",
  "mailto:info@example.org",
])("%s links to no page", (href) => expect(pageOfLink(href)).toBeUndefined());
