import { expect } from "@playwright/test";
import { languages, open, test } from "./visit.ts";

for (const { lang } of languages) {
  test(`"Images load lazily": all but the first view's, each with its size so that nothing moves (${lang})`, async ({
    page,
  }) => {
    // The server's HTML: the script loads pictures that come near, which lazy-images.spec.ts tests.
    const html = await (await page.request.get(lang === "ne" ? "/ne" : "/")).text();
    const images = /<main.*<\/main>/s.exec(html)?.[0].match(/<img [^>]*>/g) ?? [];
    expect(images.length).toBeGreaterThan(10);
    expect(images.filter((image) => !image.includes('loading="lazy"'))).toEqual([images[0]]);
    for (const image of images) expect(image).toMatch(/ width="[1-9]\d*" height="[1-9]\d*"/);
  });
}

test('"1 retry, placeholder image": a picture that fails is requested twice, then the placeholder is shown', async ({
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

test('"1 retry": a picture that loads at the second attempt is shown', async ({ page }) => {
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
    // Empty until the browser has chosen a file.
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/^https?:\/\/[^/]+\/media\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
