import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { directivesOf } from "../../testing/observatory.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

const origin = "https://www.example.org";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
});
afterAll(() => site.close());

const save = (contactMap: object) =>
  site.content.payload.updateGlobal({ slug: "home-page", data: { contactMap, _status: "published" } });
const frames = async (path: string) => directivesOf((await site.app.inject(path)).headers).get("frame-src");

describe("the firm's identity", () => {
  test("has its mark and its icon as pictures from the back office, not as drawings in the code", async () => {
    const { identity } = await site.content.api.menu("en");
    const pictures = [identity.mark.on_light, identity.mark.on_dark, identity.icon];
    const { body } = await site.app.inject("/");
    for (const picture of pictures) {
      if (!picture) throw new Error("the seed has a mark and an icon");
      expect(picture.mime).toBe("image/png");
      // Four times its height in the header: sharp on any screen.
      expect(picture.height).toBeGreaterThanOrEqual(150);
      expect((await site.app.inject(picture.location)).headers["content-type"]).toBe("image/png");
      expect(body).toContain(picture.location);
    }
  });

  test.each([
    ["en", "/nothing", "Content Not Available · Himalaya Engineering Consultants"],
    ["ne", "/ne/nothing", "सामग्री उपलब्ध छैन · हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स"],
  ])("follows a page's title in %s", async (_, path, title) => {
    const { body } = await site.app.inject(path);
    expect(body).toContain(`<title>${title}</title>`);
  });

  test("but appears only once in a title", async () => {
    const [, title = ""] = /<title>(.*)<\/title>/.exec((await site.app.inject("/")).body) ?? [];
    expect(title.match(/Himalaya Engineering Consultants/g)).toHaveLength(1);
  });

  test("a shared page has a picture", async () => {
    const { body } = await site.app.inject("/");
    expect(body).toMatch(/<meta property="og:image" content="https:\/\/www\.example\.org\/share\/[^"]+\.jpg">/);
  });

  test("the footer has what an editor wrote: quick links, offices, registration and pages elsewhere", async () => {
    const { footer, identity } = await site.content.api.menu("ne");
    const { body } = await site.app.inject("/ne");
    const foot = body.slice(body.indexOf("<footer"), body.indexOf("</footer>"));
    const texts = [
      ...footer.links.map(({ label }) => label),
      ...footer.offices.map(({ name }) => name),
      ...identity.registrations,
      ...identity.profiles.map(({ address }) => address),
      footer.copyright,
    ];
    expect(texts.length).toBeGreaterThan(12);
    expect(texts.filter((text) => !foot.includes(text))).toEqual([]);
    expect(foot).toContain('hrefLang="en"');
  });
});

describe("a map of a third party", () => {
  test.each([
    ["http://maps.example.org/embed", "https://"],
    ["javascript:alert(1)", "https://"],
    ["//maps.example.org/embed", "https://"],
    ["maps", "https://"],
    ["https://user:pass@maps.example.org/", "https://"],
    ['<iframe src="https://maps.example.org/embed"></iframe>', "without the code around it"],
    [`${origin}/admin`, "address of this site"],
  ])("%s is refused with a reason", async (embed, reason) => {
    const refusal = (await save({ embed }).catch((error: unknown) => error)) as {
      data?: { errors?: { message: string }[] };
    };
    expect(refusal.data?.errors?.[0]?.message).toContain(reason);
  });

  test("adds only its own host to the policy of every page, and only while it is set", async () => {
    expect(await frames("/")).toBeUndefined();
    const before = (await site.app.inject("/nothing")).headers.etag;
    await save({ embed: "https://maps.example.org:8443/embed?pb=1;x" });
    for (const path of ["/", "/ne", "/nothing"]) {
      await expect.poll(() => frames(path), { timeout: 5000 }).toEqual(["https://maps.example.org:8443"]);
    }
    // A browser keeps the policy of a cached page: the page needs a new ETag.
    expect((await site.app.inject("/nothing")).headers.etag).not.toBe(before);
    await save({ embed: "" });
    await expect.poll(() => frames("/"), { timeout: 5000 }).toBeUndefined();
  });

  test("is in no frame of the HTML that the server sends", async () => {
    await save({ embed: "https://maps.example.org/embed" });
    await expect.poll(() => frames("/"), { timeout: 5000 }).toEqual(["https://maps.example.org"]);
    const { body } = await site.app.inject("/");
    expect(body).not.toContain("<iframe");
    expect(body).toContain("Show the map from maps.example.org");
    expect(body).toContain("https://www.openstreetmap.org/?mlat=27.6893");
  });
});
