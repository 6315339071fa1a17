import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Sita");
});
afterAll(() => site.close());

interface Row {
  id: string;
  label: { en?: string; ne?: string };
  value: { en?: string; ne?: string };
}
/** A list of figures in both languages, in an item and in a global. */
const places = {
  "an item": async () => {
    const { docs } = await site.content.payload.find({ collection: "projects", limit: 1, depth: 0 });
    return { method: "PATCH", path: `/projects/${docs[0]?.id}`, list: "quantities" };
  },
  "a global": async () => ({ method: "POST", path: "/globals/home-page", list: "statistics" }),
};

describe.each(Object.entries(places))("publishing %s in one language", (_, find) => {
  let place: Awaited<ReturnType<typeof find>>;
  const save = (query: string, rows: object[], status: "draft" | "published") =>
    editor.send(place.method, `${place.path}?${query}`, { [place.list]: rows, _status: status });
  const read = async (draft: boolean): Promise<Row[]> =>
    (await (await editor.get(`${place.path}?locale=all&depth=0&draft=${draft}`)).json())[place.list];
  const row = (word: string, id?: string) => ({ label: word, value: word, ...(id && { id }) });

  /** Publishes three rows in both languages; returns their ids. */
  async function published(): Promise<string[]> {
    await save(
      "locale=en",
      ["A", "B", "C"].map((word) => row(word)),
      "published",
    );
    const ids = (await read(false)).map(({ id }) => id);
    const answer = await save(
      "locale=ne",
      ["क", "ख", "ग"].map((word, index) => row(word, ids[index])),
      "published",
    );
    expect(answer.status).toBe(200);
    return ids;
  }
  const publishNepali = (rows: object[]) => save("locale=ne&publishSpecificLocale=ne", rows, "published");
  const labels = async () => (await read(false)).map(({ label }) => [label.en, label.ne]);

  beforeAll(async () => {
    place = await find();
  });

  test("publishes its corrections, and no draft of the other", async () => {
    const [a, b, c] = await published();
    await save("locale=en&draft=true", [row("A, not yet", a), row("B", b), row("C", c)], "draft");
    expect((await publishNepali([row("क", a), row("ख, सच्याइएको", b), row("ग", c)])).status).toBe(200);
    expect(await labels()).toEqual([
      ["A", "क"],
      ["B", "ख, सच्याइएको"],
      ["C", "ग"],
    ]);
    expect((await read(true))[0]?.label.en).toBe("A, not yet");
  });

  test("includes a row that was added at the end", async () => {
    const [a, b, c] = await published();
    const answer = await publishNepali([row("क", a), row("ख", b), row("ग", c), row("घ")]);
    expect(answer.status).toBe(200);
    expect(await labels()).toEqual([
      ["A", "क"],
      ["B", "ख"],
      ["C", "ग"],
      [undefined, "घ"],
    ]);
  });

  test.each<[string, (ids: string[]) => object[]]>([
    ["moved", ([a, b, c]) => [row("ख", b), row("क", a), row("ग", c)]],
    ["added in between", ([a, b, c]) => [row("क", a), row("नयाँ"), row("ख", b), row("ग", c)]],
    ["removed", ([, b, c]) => [row("ख", b), row("ग", c)]],
  ])("is refused with a reason when rows were %s", async (_what, change) => {
    const ids = await published();
    const answer = await publishNepali(change(ids));
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors[0].message).toMatch(
      /Rows of “.+” have been moved.+Publish both languages together/,
    );
    expect(await labels()).toEqual([
      ["A", "क"],
      ["B", "ख"],
      ["C", "ग"],
    ]);
    expect((await save("locale=ne", change(ids), "published")).status, "both together").not.toBe(500);
  });

  test("requires that language to be complete", async () => {
    const [a, b, c] = await published();
    const half = [{ id: a, label: "क", value: "" }, row("ख", b), row("ग", c)];
    await save("locale=ne&draft=true", half, "draft");
    expect((await publishNepali(half)).status).toBe(400);
  });
});
