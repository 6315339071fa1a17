import { expect } from "@playwright/test";
import { languages, open, test } from "./visit.ts";

for (const { lang } of languages) {
  test(`"Images load lazily": all but the first view's, each with its size so that nothing moves (${lang})`, async ({
    page,
  }) => {
    // As the server wrote it: what comes near is loaded by the script, which lazy-images.spec.ts looks at.
    const html = await (await page.request.get(lang === "ne" ? "/ne" : "/")).text();
    const images = /<main.*<\/main>/s.exec(html)?.[0].match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(10);
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toEqual([images[0]]);
    for (const image of images) expect(image).toMatch(/ width="[1-9]\d*" height="[1-9]\d*"/);
  });
}

test('"1 retry, placeholder image": a picture that fails is asked for twice, then the placeholder is shown', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route("**/media/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 503, body: "" });
  });
  await open(page, "/");
  const picture = page.locator("[data-hero] [data-shown=true] img");
  await expect(picture).toHaveAttribute("src", /placeholder/);
  const [first] = asked;
  expect(asked.filter((url) => url === first)).toHaveLength(2);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('"1 retry": a picture that comes at the second time is shown', async ({ page }) => {
  const failed = new Set<string>();
  await page.route("**/media/**", (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort();
  });
  await open(page, "/");
  const picture = page.locator("[data-hero] [data-shown=true] img");
  await expect
    // Empty as long as the browser has not chosen a file.
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/^https?:\/\/[^/]+\/media\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
