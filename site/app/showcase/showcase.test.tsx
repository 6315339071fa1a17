import { globSync } from "node:fs";
import path from "node:path";
import { locales } from "@setu/contract/locale";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { loadCountries } from "../i18n/countries.ts";
import { loadTexts } from "../i18n/load-texts.ts";
import { LanguageContext } from "../i18n/texts.ts";
import { exhibits } from "./all-examples.ts";
import { sceneOf } from "./scene.ts";
import { InSituation } from "./situation.tsx";

/** Modules without examples of their own, with the reasons. */
const exceptions: Record<string, string> = {
  "components/form/field-error": "a part of field and checkbox, shown there",
  "components/form/hidden-fields": "nobody sees them",
  "components/in-order/in-order": "no component: it puts others in order",
  "components/lightbox/lightbox": "opens over everything as soon as it is there: photo-grid's examples open it",
  "components/lightbox/lightbox-picture": "a part of lightbox",
  "components/lightbox/photo-caption": "a part of lightbox",
  "components/link/link": "an anchor without looks of its own",
  "components/needs-script/needs-script": "seen without JavaScript only: e2e/tests/members.spec.ts looks at it",
  "components/photo-grid/photo-thumbnail": "a part of photo-grid, placed by its grid",
  "shell/navigation/account-link": "a part of navigation, shown there",
  "shell/site-search/later-search": "what comes later of the search in navigation's examples",
  "shell/site-search/search-sheet": "opens over everything: navigation's examples open it",
  "shell/site-search/shortcut-switch": "a part of the sheet, shown there",
  "shell/site-search/site-search": "a part of navigation, shown there",
  "shell/site-search/suggestions": "asks the server for what suggestion-list shows",
  "components/filter-bar/printed-choices":
    "a part of filter-bar, seen on paper only: e2e/tests/print/print.spec.ts looks at it",
  "components/rich-text/rich-text-inline": "a part of rich-text, shown there",
  "map/map-surface": "the part of office-map that comes with the map's own chunk, shown there",
  "map/static/static-map":
    "the part of office-map for visitors without scripts: e2e/tests/project-map.spec.ts looks at it",
  "pages/home/sections/contact-form/contact-fields": "a part of contact-form, shown there",
  "pages/home/sections/slider/slide": "a part of slider, placed by its grid",
  "shell/error-page/error-message": "a part of error-page, shown there",
  "shell/error-page/plain-message":
    "loads the page anew as soon as the server answers, which it always does in the showcase",
  "shell/later-part": "stands for parts of the frame until their code has come",
  "pages/home/sections/contact-map/embed": "two parts of contact-map, shown there",
  "shell/footer/footer-end": "a part of footer, shown there",
  "shell/guarded-page": "shows a page, unavailable or not-available, which have theirs",
  "shell/kept-note/kept-line": "what kept-note shows: the examples of kept-note are of it",
  "shell/light-note/when-light": "loads light-note and light-switch, which have theirs",
  "shell/navigation/menu-list": "a part of navigation, styled by it",
};

const app = path.join(import.meta.dirname, "..");
const components = globSync("{components,shell,map,pages/home/sections}/**/*.tsx", { cwd: app })
  .filter((file) => !/\.(examples|test)\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ""))
  .sort();
const shown = exhibits.map(({ folder, name }) => `${folder}/${name}`);

test("every component has examples beside it, or a reason why not", () => {
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((name) => !shown.includes(name) && !exceptions[name])).toEqual([]);
});

test("no exception is obsolete", () => {
  expect(Object.keys(exceptions).filter((name) => !components.includes(name) || shown.includes(name))).toEqual([]);
});

test("each example of a component has an address of its own", () => {
  for (const { name, examples } of exhibits) {
    const slugs = examples(sceneOf("en")).map(({ slug }) => slug);
    expect(slugs, name).toEqual([...new Set(slugs)]);
    expect(slugs, name).not.toContain("");
  }
});

describe.each(locales)("in %s", (locale) => {
  test.each(exhibits.map(({ folder, name, examples }) => [`${folder}/${name}`, examples] as const))(
    "%s is rendered by the server too, without a style attribute",
    async (_, examples) => {
      const language = { locale, texts: await loadTexts(locale), countries: await loadCountries(locale) };
      for (const example of examples(sceneOf(locale))) {
        if (example.complains) vi.mocked(console.error).mockImplementation(() => {});
        const html = renderToString(
          <LanguageContext value={language}>
            <InSituation example={example} />
          </LanguageContext>,
        );
        if (example.complains) vi.mocked(console.error).mockClear();
        expect(html, example.name).not.toMatch(/<[^>]+ style=/);
      }
    },
  );
});
