import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boardAt } from "../../testing/people/board.ts";
import { openTestSite, type TestSite } from "../../testing/site.ts";

let site: TestSite;
let board: Awaited<ReturnType<typeof boardAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off", SETU_LIMITS: "off" });
  board = await boardAt(site);
});
afterAll(() => site.close());

describe("scores", () => {
  const marksFor = async (id: number, mark: number) => {
    const { criteria } = (await (await board.maya.get(`/applications/${id}/desk`)).json()).data;
    return Object.fromEntries(criteria.map(({ key }: { key: string }) => [key, mark]));
  };

  test("of colleagues are in no answer until the reader has given a score", async () => {
    const { id } = await board.application();
    const given = { marks: await marksFor(id, 5), comment: "The steadiest hand of all" };
    expect((await board.maya.post(`/applications/${id}/scores`, given)).status).toBe(200);
    const [score] = (await (await board.maya.get(`/application-scores?where[application][equals]=${id}`)).json()).docs;
    const asked = [
      `/applications/${id}/desk`,
      `/applications/${id}?depth=3&joins=true`,
      "/applications?depth=3&limit=0",
      "/application-scores?limit=0&depth=3",
      `/application-scores/${score.id}?depth=2`,
      `/application-scores?where[comment][like]=steadiest`,
      `/application-scores?where[or][0][application][equals]=${id}&where[or][1][id][exists]=true`,
      `/application-scores?select[marks]=true&overrideAccess=true&user[role]=owner`,
      `/application-notes?populate[applications][scores]=true&depth=3`,
      `/applications/export/${board.somebody.vacancy.id}/csv`,
      `/applications/export/${board.somebody.vacancy.id}/zip`,
    ];
    for (const url of asked) {
      const text = await (await board.bikash.get(url)).text();
      expect(text, url).not.toContain("steadiest");
      expect(text, url).not.toMatch(/"mark":5|"mean":5|,"5","5","1",/);
    }
    expect((await (await board.bikash.get("/application-scores/count")).json()).totalDocs).toBe(0);
    // An incomplete score does not open them.
    expect((await board.bikash.post(`/applications/${id}/scores`, { marks: {} })).status).toBe(422);
    const half = { ...(await marksFor(id, 6)) };
    expect((await board.bikash.post(`/applications/${id}/scores`, { marks: half })).status).toBe(422);
    expect(await (await board.bikash.get(`/applications/${id}/desk`)).text()).not.toContain("steadiest");

    await board.bikash.post(`/applications/${id}/scores`, { marks: await marksFor(id, 2) });
    const { scores } = (await (await board.bikash.get(`/applications/${id}/desk`)).json()).data;
    expect(scores.map(({ by, mean }: { by: string; mean: number }) => [by, mean])).toEqual([
      ["Maya Shrestha", 5],
      ["Bikash Rai", 2],
    ]);
    // A score for one application does not open those of another.
    const other = await board.application();
    await board.maya.post(`/applications/${other.id}/scores`, given);
    expect(await (await board.bikash.get(`/applications/${other.id}/desk`)).text()).not.toContain("steadiest");
  });

  test("can be given again: the last one counts, and the first one is kept", async () => {
    const { id } = await board.application();
    await board.maya.post(`/applications/${id}/scores`, { marks: await marksFor(id, 1) });
    await board.maya.post(`/applications/${id}/scores`, { marks: await marksFor(id, 4) });
    const { scores } = (await (await board.maya.get(`/applications/${id}/desk`)).json()).data;
    expect(scores).toMatchObject([{ isOwn: true, mean: 4 }]);
    const { docs } = await (await board.maya.get(`/application-scores?where[application][equals]=${id}`)).json();
    expect(docs).toHaveLength(2);
  });
});
