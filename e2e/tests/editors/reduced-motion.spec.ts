import { expect, type Page, test } from "@playwright/test";
import { formReady, signIn } from "../../back-office.ts";

/** The elements of a form, and of a panel opened on it, that move or fade for longer than a frame. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(",").map((time) => Number.parseFloat(time)));
    const styles = [...document.querySelectorAll("body *")].map((element) => getComputedStyle(element));
    return styles.filter(
      ({ animationName, animationDuration, transitionDuration }) =>
        (animationName !== "none" && seconds(animationDuration) > 0.01) || seconds(transitionDuration) > 0.01,
    ).length;
  });

for (const { wish, moves } of [
  { wish: "reduce", moves: false },
  { wish: "no-preference", moves: true },
] as const) {
  test(`the back office ${moves ? "moves and fades" : "stands still"} (motion: ${wish})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: wish });
    await signIn(page);
    await page.goto("/admin/collections/news/1");
    await formReady(page);
    expect((await moving(page)) > 0).toBe(moves);
  });
}
