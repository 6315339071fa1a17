import { expect } from "@playwright/test";
import { kindOf, type SweptPage } from "../every-page.ts";
import { controlFaults } from "./every-route/controls.ts";
import { headFaults } from "./every-route/head.ts";
import { keyboardFaults, skipFaults } from "./every-route/keyboard.ts";
import {
  accessibilityFaults,
  capitalizedFields,
  closeUp,
  cutFacts,
  cutName,
  menuOutOfReach,
  setLetters,
  spaceOut,
  tooWide,
  unfinishedRows,
  withoutMargin,
  zoomedFields,
} from "./every-route/looks.ts";
import { formFaults, missingUnscripted } from "./every-route/unscripted.ts";
import { origin, test } from "./every-route/visitor.ts";
import { arrivalFaults } from "./every-route/walk.ts";
import { scrollThrough } from "./every-route/watch.ts";
import { alive } from "./specification/visit.ts";

/** The pages from the sitemap when the site started; empty while tests are only listed. */
const pages: SweptPage[] = JSON.parse(process.env.E2E_PAGES ?? "[]");
const languages = [
  { lang: "en", under: "" },
  { lang: "ne", under: "/ne" },
] as const;
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

// Each page is a separate test, so that all workers share them.
test.describe.configure({ mode: "parallel" });

for (const { lang, under } of languages) {
  for (const { path, status, isListed, from, needsScript } of pages) {
    // A filtered list has little text of its own: one language is enough.
    if (lang === "ne" && path.includes("?")) continue;
    const address = under + path.replace(/^\/$/, under ? "" : "/");
    test(`every route: ${address}`, async ({ visitor: { page, complaints }, unscripted }) => {
      const holds = async (what: string, faults: Promise<string[]>) =>
        expect.soft([...new Set(await faults)], what).toEqual([]);
      expect((await page.goto(address))?.status()).toBe(status);
      await alive(page);
      await scrollThrough(page);
      await holds(
        "stands still",
        page.evaluate(() => window.shifts),
      );
      // Each page of a list has its own canonical address; a filtered list has the list's.
      const plain = path.replace(/\?(?!page=).*/, "");
      const twins = { en: plain, ne: plain === "/" ? "/ne" : `/ne${plain}` };
      await holds("says what it is", headFaults(page, { origin, twins, lang, status }));
      await unscripted.goto(address);
      if (!needsScript) await holds("is whole without script", missingUnscripted(page, unscripted));
      // Forms and navigation are the same in both languages.
      if (lang === "en") await holds("filters and turns without script", formFaults(unscripted));

      // Animations are checked in their final state.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize(narrow);
      await holds("fits 320 px", tooWide(page));
      await holds("keeps its margin", withoutMargin(page));
      await holds("fills each row of a title block", unfinishedRows(page));
      await holds("is accessible at 320 px", accessibilityFaults(page));
      await spaceOut(page);
      await holds("fits 320 px with wider text", tooWide(page));
      await holds("shows the whole name of the firm with wider text", cutName(page));
      await page.setViewportSize(phone);
      await holds("has fields that an iPhone does not enlarge", zoomedFields(page));
      await holds("has fields for addresses in small letters", capitalizedFields(page));
      await holds("cuts no fact with wider text", cutFacts(page));
      await closeUp(page);
      await setLetters(page, 32);
      await holds("fits a phone with letters twice as large", tooWide(page));
      await holds("has its menu with letters twice as large", menuOutOfReach(page));
      await setLetters(page, 16);
      // Keyboard and landmarks are the same in both languages and on a filtered list, and the tests may take only fifteen minutes.
      if (lang === "en" && !path.includes("?")) {
        await page.setViewportSize(desktop);
        await holds("is accessible on a desktop", accessibilityFaults(page));
        // The header and the footer are the same on every page.
        await holds("is walked through by keyboard", keyboardFaults(page, path === "/" ? "all" : "content"));
        await holds("is worked by keyboard", controlFaults(page));
      } else {
        await holds("skips its head", skipFaults(page));
      }
      if (isListed && lang === "en") {
        await holds("is arrived at", arrivalFaults(page, { kind: kindOf(path), from, under }));
      }
      // The browser logs the status of a missing address.
      const expected = (text: string) => status === 404 && /status of 404/.test(text);
      expect.soft(complaints.filter((text) => !expected(text))).toEqual([]);
    });
  }
}
