import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" ADD COLUMN "download" boolean DEFAULT false;
  ALTER TABLE "_news_v" ADD COLUMN "version_download" boolean DEFAULT false;
  ALTER TABLE "media_locales" ADD COLUMN "credit" varchar;
  ALTER TABLE "footer" ADD COLUMN "press_phone" varchar;
  ALTER TABLE "footer" ADD COLUMN "press_email" varchar;
  ALTER TABLE "footer_locales" ADD COLUMN "press_name" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_press_phone" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_press_email" varchar;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_press_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news" DROP COLUMN "download";
  ALTER TABLE "_news_v" DROP COLUMN "version_download";
  ALTER TABLE "media_locales" DROP COLUMN "credit";
  ALTER TABLE "footer" DROP COLUMN "press_phone";
  ALTER TABLE "footer" DROP COLUMN "press_email";
  ALTER TABLE "footer_locales" DROP COLUMN "press_name";
  ALTER TABLE "_footer_v" DROP COLUMN "version_press_phone";
  ALTER TABLE "_footer_v" DROP COLUMN "version_press_email";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_press_name";`)
}
