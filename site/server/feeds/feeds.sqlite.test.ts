import type { NoticeList } from "@setu/contract/notices";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

let site: TestSite;
let origin: string;
beforeAll(async () => {
  // A single visitor requests all pages.
  site = await openTestSite({ SETU_LIMITS: "off" });
  origin = site.env.publicOrigin;
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject(url);
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));

test("robots.txt keeps the back office out and names the sitemap", async () => {
  const { statusCode, headers, body } = await get("/robots.txt");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain("Disallow: /admin\n");
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

describe("the sitemap", () => {
  test("names each page in both languages, and each of them exists", async () => {
    const { statusCode, headers, body } = await get("/sitemap.xml");
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("application/xml");
    const locations = locationsIn(body);
    expect(locations).toContain(`${origin}/`);
    expect(locations).toContain(`${origin}/ne/news`);
    expect(new Set(locations).size).toBe(locations.length);
    for (const location of locations) {
      const page = await get(location.slice(origin.length));
      expect([location, page.statusCode]).toEqual([location, 200]);
      expect(page.body).toContain(`<link rel="canonical" href="${location}">`);
    }
  }, 120_000);

  test("omits drafts and withdrawn items", async () => {
    const { payload } = site.content;
    const data = { name: "Not yet public", description: "A text." };
    const { id } = await payload.create({
      collection: "who-we-are",
      data: { ...data, _status: "draft" },
      locale: "en",
      draft: true,
    });
    const inSitemap = async () => locationsIn((await get("/sitemap.xml")).body).includes(`${origin}/who-we-are/${id}`);
    expect(await inSitemap()).toBe(false);
    await payload.update({ collection: "who-we-are", id, data: { ...data, _status: "published" }, locale: "en" });
    await expect.poll(inSitemap, { timeout: 10_000 }).toBe(true);
    await payload.update({ collection: "who-we-are", id, data: { _status: "draft" } });
    await expect.poll(inSitemap, { timeout: 10_000 }).toBe(false);
  });
});

describe.each([
  ["/feeds/news.xml", "en"],
  ["/ne/feeds/news.xml", "ne"],
  ["/feeds/notices.xml", "en"],
  ["/ne/feeds/notices.xml", "ne"],
])("the feed %s", (address, locale) => {
  test("has what RFC 4287 requires, with links to existing pages", async () => {
    const { statusCode, headers, body } = await get(address);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toContain("application/atom+xml");
    expect(body).toContain(`xml:lang="${locale}"`);
    const entries = body.match(/<entry>.*?<\/entry>/gs) ?? [];
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      for (const element of ["title", "id", "updated", "author", "summary"]) expect(entry).toContain(`<${element}>`);
      expect(entry).toContain('<content type="html">');
      const link = /<link href="([^"]+)"/.exec(entry)?.[1] ?? "";
      expect((await get(link.slice(origin.length))).statusCode).toBe(200);
    }
  });
});

const unescaped = (text: string) =>
  text.replace(
    /&(lt|gt|quot|#39|amp);/g,
    (_, name: string) => ({ lt: "<", gt: ">", quot: '"', amp: "&" })[name] ?? "'",
  );

test("a feed has the full text of an item, with absolute addresses and nothing that could run", async () => {
  const { payload } = site.content;
  const text = (value: string, format = 0) => ({ type: "text", text: value, format, version: 1 });
  const link = {
    type: "link",
    version: 1,
    fields: { linkType: "custom", url: "/ne/projects" },
    children: [text("ours")],
  };
  const paragraph = { type: "paragraph", version: 1, children: [text("<script>x</script> & more ", 1), link] };
  const body = { root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children: [paragraph] } };
  const people = await payload.find({ collection: "people", limit: 1 });
  const media = await payload.find({
    collection: "media",
    where: { caption: { exists: true }, credit: { exists: true } },
    locale: "en",
    limit: 1,
  });
  const data = {
    name: "Whole text",
    category: "news",
    publishedOn: new Date().toISOString(),
    author: people.docs[0]?.id,
  };
  const { id } = await payload.create({
    collection: "news",
    locale: "en",
    data: { ...data, body, files: [media.docs[0]?.id], description: "First.\n\nSecond.", _status: "published" },
  });
  const entryOf = async () => {
    const entries = (await get("/feeds/news.xml")).body.match(/<entry>.*?<\/entry>/gs) ?? [];
    return entries.find((entry) => entry.includes("<title>Whole text</title>"));
  };
  await expect.poll(entryOf, { timeout: 10_000 }).toBeDefined();
  const html = unescaped(/<content type="html">(.*?)<\/content>/s.exec((await entryOf()) ?? "")?.[1] ?? "");
  expect(html).toContain("<p>First.</p><p>Second.</p>");
  expect(html).toContain("<strong>&lt;script&gt;x&lt;/script&gt; &amp; more </strong>");
  expect(html).toContain(`<a href="${origin}/projects">ours</a>`);
  expect(html).toMatch(
    new RegExp(`<img src="${origin}/media/[^"]+" alt="[^"]+" width="\\d+" height="\\d+"><figcaption>[^<]+ · [^<]+<`),
  );
  expect(html).not.toContain("<script");
  await payload.delete({ collection: "news", id });
});

test.each(["/", "/ne"])("%s names the firm", async (path) => {
  const { body } = await get(path);
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const objects = blocks.map(([, json]) => JSON.parse(String(json)));
  const firm = objects.find((object) => object["@type"] === "Organization");
  expect(firm["@id"]).toBe(`${origin}/#organization`);
  expect(firm.logo).toMatch(new RegExp(`^${origin}/media/`));
});

test("a news item describes itself to machines and to sites where it is shared", async () => {
  const { docs } = await site.content.payload.find({ collection: "news", limit: 1 });
  const { body } = await get(`/news/${docs[0]?.id}`);
  expect(body).toMatch(/"@type":"NewsArticle","headline":"/);
  expect(body).toContain('<meta property="og:type" content="article">');
});

test.each(["/", "/ne/projects", "/news/1", "/notices/1", "/personnel/1"])(
  "%s is shared with a JPEG of 1200 × 630 around the focal point",
  async (path) => {
    const { body } = await get(path);
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
    expect(address).toMatch(/\.jpg$/);
    expect(body).toContain('<meta property="og:image:width" content="1200">');
    const picture = await get(address.slice(origin.length));
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const { format, width, height } = await sharp(picture.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    expect(picture.rawPayload.length).toBeLessThan(400_000);
  },
);

test("a picture for shared links follows its focal point, and made-up addresses cause no work", async () => {
  const { payload } = site.content;
  const { docs } = await payload.find({ collection: "media", where: { filename: { like: "bridge-deck" } }, limit: 1 });
  const { id, filename, focalX, focalY } = docs[0] as { id: number; filename: string; focalX: number; focalY: number };
  const at = (x: number, y: number, name = filename) => get(`/share/${x}-${y}/${name}.jpg`);
  expect((await at(focalX, focalY)).statusCode).toBe(200);
  for (const other of [
    at(focalX + 1, focalY),
    at(101, 0),
    at(focalX, focalY, "no-such.jpg"),
    at(50, 50, "..%2Fsetu.db"),
  ])
    expect((await other).statusCode).toBe(404);
  await payload.update({ collection: "media", id, data: { focalX: 0, focalY: 100 } });
  const moved = await at(0, 100);
  expect(moved.statusCode).toBe(200);
  expect(moved.rawPayload.equals((await at(focalX, focalY)).rawPayload)).toBe(false);
  await payload.update({ collection: "media", id, data: { focalX, focalY } });
});

describe.each([
  ["", "Deadline: "],
  ["/ne", "अन्तिम म्याद: "],
])("the calendar of deadlines under '%s'", (prefix, opening) => {
  /** Returns its lines, unfolded as a calendar program does (RFC 5545, 3.1). */
  const linesOf = (body: string) => body.replaceAll("\r\n ", "").split("\r\n");

  test("has every open notice with a deadline, in lines of at most 75 octets", async () => {
    const { statusCode, headers, body } = await get(`${prefix}/feeds/notices.ics`);
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    for (const row of body.split("\r\n")) expect(Buffer.byteLength(row)).toBeLessThanOrEqual(75);
    const { data } = (await get(`/frontapi/notices?locale=${prefix ? "ne" : "en"}`)).json() as { data: NoticeList };
    const expected = data.items.flatMap(({ name, deadline }) => (deadline ? [`SUMMARY:${opening}${name}`] : []));
    expect(expected.length).toBeGreaterThan(0);
    const said = linesOf(body).filter((line) => line.startsWith("SUMMARY:"));
    expect(said.map((line) => line.replace(/\\([,;\\])/g, "$1"))).toEqual(expected);
  });

  test("makes a calendar with an earlier version of a notice move its entry", async () => {
    const { payload } = site.content;
    const values = (body: string) => Object.fromEntries(linesOf(body).map((line) => line.split(/:(.*)/s)));
    const { id } = await payload.create({
      collection: "notices",
      locale: "en",
      data: {
        ...{ name: "A tender", number: `HEC-TEST-${prefix || "en"}`, type: "procurement" },
        ...{ publishedOn: "2026-11-01T00:00:00Z", deadline: "2027-01-10T11:15:00Z", _status: "published" },
      },
    });
    const read = async () => values((await get(`${prefix}/feeds/notices/${id}.ics`)).body);
    await expect.poll(async () => (await read())["DTSTART"], { timeout: 10_000 }).toBe("20270110T111500Z");
    const first = await read();
    expect(first).toMatchObject({ STATUS: "CONFIRMED", TRIGGER: "-P1D", ACTION: "DISPLAY" });
    expect(first["LAST-MODIFIED"]).toBe(first["DTSTAMP"]);

    // Changes are counted in seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await payload.update({ collection: "notices", id, data: { deadline: "2027-01-24T11:15:00Z" } });
    await expect.poll(async () => (await read())["DTSTART"], { timeout: 10_000 }).toBe("20270124T111500Z");
    const second = await read();
    expect(second["UID"]).toBe(first["UID"]);
    expect(Number(second["SEQUENCE"])).toBeGreaterThan(Number(first["SEQUENCE"]));
    expect(String(second["LAST-MODIFIED"]) > String(first["LAST-MODIFIED"])).toBe(true);

    await payload.update({ collection: "notices", id, data: { withdrawn: true } });
    await expect.poll(async () => (await read())["STATUS"], { timeout: 10_000 }).toBe("CANCELLED");
    expect((await read())["TRIGGER"]).toBeUndefined();
    await payload.delete({ collection: "notices", id });
  });

  test("has a file for each deadline, at the right instant; a notice without a deadline has none", async () => {
    const { data } = (await get("/frontapi/notices?status=all")).json() as { data: NoticeList };
    const dated = data.items.find(({ deadline }) => deadline);
    const { body } = await get(`${prefix}/feeds/notices/${dated?.id}.ics`);
    const instant = /^DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(
      linesOf(body).find((line) => line.startsWith("DTSTART")) ?? "",
    );
    const [, year, month, day, hour, minute, second] = instant ?? [];
    expect(new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)).toEqual(
      new Date(dated?.deadline?.at ?? Number.NaN),
    );
    expect(body).not.toContain("DTEND");
    const undated = data.items.find(({ deadline }) => !deadline);
    expect((await get(`${prefix}/feeds/notices/${undated?.id}.ics`)).statusCode).toBe(404);
    expect((await get(`${prefix}/feeds/notices/999999.ics`)).statusCode).toBe(404);
  });
});

test("the calendar has the deadlines of more notices than a page of the list shows", async () => {
  const { payload } = site.content;
  const ids: number[] = [];
  for (let count = 1; count <= 25; count += 1) {
    const { id } = await payload.create({
      collection: "notices",
      locale: "en",
      data: {
        ...{ name: `Tender ${count}`, number: `HEC-MANY-${count}`, type: "procurement" },
        ...{ publishedOn: "2026-11-01T00:00:00Z", deadline: "2036-01-10T11:15:00Z", _status: "published" },
      },
    });
    ids.push(Number(id));
  }
  const found = async () => (await get("/feeds/notices.ics")).body.match(/SUMMARY:Deadline: Tender/g)?.length;
  await expect.poll(found, { timeout: 10_000 }).toBe(25);
  await payload.delete({ collection: "notices", where: { id: { in: ids } } });
});
