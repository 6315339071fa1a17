import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { bin, done } from "../../../testing/binned.ts";
import { halves, type StoredPicture, savePicture, sendPicture } from "../../../testing/files/pictures.ts";
import { staffAt } from "../../../testing/people/staff.ts";
import { openTestSite, type TestSite } from "../../../testing/site.ts";
import { drawTallCrops } from "./pictures/draw-tall-crops.ts";

/** SQLite runs without transactions. */
describe.skipIf(inject("postgres") === "")("a change to a picture that PostgreSQL refuses at its end", () => {
  let site: TestSite;
  let editor: Awaited<ReturnType<typeof staffAt>>;
  let administrator: pg.Client;
  beforeAll(async () => {
    site = await openTestSite({ ADMIN: "off" });
    editor = await staffAt(site, "editor", "Sita Rai");
    administrator = new pg.Client(site.env.databaseUrl ?? "");
    await administrator.connect();
  });
  afterAll(async () => {
    await administrator.end();
    await site.close();
  });

  const bytes = async (width: number) => ({ bytes: await (await halves(width, 600)).jpeg().toBuffer() });
  /** All files of a picture, those that only the server reads included. */
  const filesOf = ({ filename, sizes, tall, original }: StoredPicture) => [
    ...[filename, ...Object.values(sizes).flatMap((size) => size?.filename ?? [])].map((name) => `media/${name}`),
    ...(tall?.files ?? []).map((file) => `media/${file.filename}`),
    `private/originals/${original}`,
  ];
  const missing = (files: string[]) => files.filter((name) => !existsSync(path.join(site.env.dataDir, name)));

  test("leaves all files of the former one, and a later change leaves none", async () => {
    const { id } = await savePicture(editor, { file: await bytes(1200) });
    await drawTallCrops(site.content.payload, [id]);
    const files = filesOf(await savePicture(editor, { id }));
    expect(files.length).toBeGreaterThan(6);

    await administrator.query(`
      CREATE FUNCTION at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$;
      CREATE CONSTRAINT TRIGGER at_commit AFTER UPDATE ON media
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_commit()`);
    expect((await sendPicture(editor, { id, file: await bytes(1300) })).status).toBeGreaterThanOrEqual(500);
    expect(missing(files)).toEqual([]);

    await administrator.query("DROP TRIGGER at_commit ON media");
    expect((await sendPicture(editor, { id, file: await bytes(1400) })).status).toBe(200);
    expect(missing(files)).toEqual(files);
  });

  test("leaves all files of one that should be deleted permanently, and nothing is left after the next attempt", async () => {
    const owner = await staffAt(site, "owner", "Binod Rai");
    const { id } = await savePicture(editor, { file: await bytes(1250) });
    await drawTallCrops(site.content.payload, [id]);
    const files = filesOf(await savePicture(editor, { id }));
    await done(bin(editor, "media", id));
    await administrator.query(`
      CREATE FUNCTION at_deletion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room'; END $$;
      CREATE CONSTRAINT TRIGGER at_deletion AFTER DELETE ON media
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION at_deletion()`);
    expect((await bin(owner, "media", id, "/purge")).status).toBeGreaterThanOrEqual(400);
    expect(missing(files)).toEqual([]);

    await administrator.query("DROP TRIGGER at_deletion ON media");
    await done(bin(owner, "media", id, "/purge"));
    expect(missing(files)).toEqual(files);
    expect(readdirSync(path.join(site.env.dataDir, "media", ".replaced"))).toEqual([]);
  });
});
