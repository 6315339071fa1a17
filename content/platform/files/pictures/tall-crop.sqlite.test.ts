import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { halves, type StoredPicture, savePicture, shade } from "../../../../testing/files/pictures.ts";
import { staffAt } from "../../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../../testing/site.ts";
import { cropOlderSlides } from "../../../home/slide-crops.ts";

let site: TestSite;
let editor: Awaited<ReturnType<typeof staffAt>>;
let owner: typeof editor;
beforeAll(async () => {
  site = await openTestSite({ ADMIN: "off" });
  editor = await staffAt(site, "editor", "Sita Rai");
  owner = await staffAt(site, "owner", "Binod");
});
afterAll(() => site.close());

const inMedia = (name: string) => path.join(site.env.dataDir, "media", name);

describe("the tall crop for phones in portrait orientation", () => {
  const at = (x: number) => ({ crop: { x: 0, y: 0, width: 100, height: 100 }, focalPoint: { x, y: 50 } });
  const tall = ({ tall: stored }: StoredPicture) => stored?.files.map(({ filename }) => filename) ?? [];
  /** Makes the picture a slide of the home page, and reads it again. */
  const asSlide = async ({ id }: StoredPicture) => {
    const { payload } = site.content;
    const { sliders } = await payload.findGlobal({ slug: "home-page", depth: 0 });
    await payload.updateGlobal({
      slug: "home-page",
      data: { sliders: [...(sliders ?? []).slice(0, 1), { name: "Halves", picture: id }] },
    });
    return savePicture(editor, { id });
  };
  let wide: StoredPicture;
  beforeAll(async () => {
    const picture = await savePicture(editor, {
      file: { bytes: await (await halves(1600, 800)).jpeg().toBuffer() },
      edits: at(80),
    });
    expect(picture.tall ?? null).toBeNull();
    wide = await asSlide(picture);
  });

  test("is as high as the picture, around the focal point, in both formats", async () => {
    expect(wide.tall).toMatchObject({ width: 450, height: 800, left: 1055, focal: { x: 50, y: 50 } });
    for (const name of tall(wide)) {
      const { width, height = 0 } = await sharp(inMedia(name)).metadata();
      expect(Math.abs((width ?? 0) / height - 9 / 16)).toBeLessThan(0.01);
      expect(await shade(inMedia(name))).toBe("blue");
    }
    expect(new Set(tall(wide).map((name) => path.extname(name)))).toEqual(new Set([".avif", ".webp"]));
    expect((await site.app.inject(`/media/${tall(wide)[0]}`)).headers["content-type"]).toBe("image/avif");
  });

  test("moves with the focal point, and gets another name", async () => {
    const moved = await savePicture(editor, { id: wide.id, edits: at(20) });
    expect(await shade(inMedia(tall(moved)[0] ?? ""))).toBe("red");
    expect(tall(wide).filter((name) => existsSync(inMedia(name)))).toEqual([]);
    const again = await savePicture(editor, { id: wide.id, data: { tall: null, alt_en: "Halves" } });
    expect(tall(again)).toEqual(tall(moved));
  });

  test("is drawn for pictures from before such crops", async () => {
    const { payload } = site.content;
    await payload.db.updateOne({ collection: "media", id: wide.id, data: { tall: null } });
    const before = await site.content.revision();
    await cropOlderSlides(payload);
    expect(await site.content.revision()).toBe(before + 1);
    expect(tall(await savePicture(editor, { id: wide.id })).filter((name) => existsSync(inMedia(name)))).toHaveLength(
      4,
    );
    const after = await site.content.revision();
    await cropOlderSlides(payload);
    expect(await site.content.revision()).toBe(after);
  });

  test("is not that of the former picture, if it was replaced while its crop was drawn", async () => {
    const { payload } = site.content;
    await payload.db.updateOne({ collection: "media", id: wide.id, data: { tall: null } });
    const store = payload.db.updateOne.bind(payload.db);
    const drawn = vi.spyOn(payload.db, "updateOne").mockImplementationOnce(async (args) => {
      const other = await (await halves(1600, 800)).negate({ alpha: false }).jpeg().toBuffer();
      await savePicture(editor, { id: wide.id, file: { bytes: other }, edits: at(20) });
      return store(args);
    });
    await cropOlderSlides(payload);
    drawn.mockRestore();
    await cropOlderSlides(payload);
    const { filename, tall: crop } = await payload.findByID({ collection: "media", id: wide.id, depth: 0 });
    expect(crop).toMatchObject({ source: filename, files: [{}, {}, {}, {}] });
  });

  test("is not drawn for a picture in portrait orientation", async () => {
    const upright = await savePicture(editor, { file: { bytes: await (await halves(500, 800)).jpeg().toBuffer() } });
    expect((await asSlide(upright)).tall).toMatchObject({ files: [] });
  });

  test("is deleted with its picture", async () => {
    const names = tall(await savePicture(editor, { id: wide.id }));
    expect((await editor.post("/media/bin", { ids: [wide.id] })).status).toBe(200);
    expect((await owner.post("/media/bin/purge", { ids: [wide.id] })).status).toBe(200);
    expect(names.filter((name) => existsSync(inMedia(name)))).toEqual([]);
  });
});
