import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "tall" jsonb;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_avif640_filename" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_url" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_width" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_height" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_mime_type" varchar;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_filesize" numeric;
  ALTER TABLE "media" ADD COLUMN "sizes_webp640_filename" varchar;
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_sizes_avif640_sizes_avif640_filename_idx";
  DROP INDEX "media_sizes_webp640_sizes_webp640_filename_idx";
  ALTER TABLE "media" DROP COLUMN "tall";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_url";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_width";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_height";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_avif640_filename";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_url";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_width";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_height";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_mime_type";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_filesize";
  ALTER TABLE "media" DROP COLUMN "sizes_webp640_filename";`)
}
