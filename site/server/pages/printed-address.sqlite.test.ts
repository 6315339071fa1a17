import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestSite, type TestSite } from "../../../testing/site.ts";

const origin = "https://www.example.org";
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ PUBLIC_ORIGIN: origin, ADMIN: "off" });
});
afterAll(() => site.close());

const get = (url: string) => site.app.inject({ url });

test("the name of a page in the other language is marked as such in the breadcrumbs too", async () => {
  const { body } = await get("/ne/discussion/1");
  expect(body).toMatch(/<span aria-current="page" lang="en">How deep must a gabion wall/);
});

test("the address on a printed sheet has the query that the page knows, unless it is private", async () => {
  const printed = async (url: string) => /<p id="page-address">(.*)<\/p>/.exec((await get(url)).body)?.[1];
  expect(await printed("/projects?utm_source=mail&status=completed&sector=hydropower-dams")).toBe(
    `${origin}/projects?sector=hydropower-dams&amp;status=completed`,
  );
  expect(await printed("/projects?ids=1,2,3")).toBe(`${origin}/projects?ids=1,2,3`);
  expect(await printed(`/ne/search?q=${encodeURIComponent("बाँध")}&kind=project`)).toBe(
    `${origin}/ne/search?q=बाँध&amp;kind=project`,
  );
  expect(await printed("/application/track?link=track.1.zzzzzzzz.AAAA")).toBe(`${origin}/application/track`);
  expect(await printed("/alerts?token=stop.1.0.x")).toBe(`${origin}/alerts`);
});
