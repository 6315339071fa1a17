import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "original" varchar;
  ALTER TABLE "media" ADD COLUMN "crop" jsonb;
  CREATE INDEX "media_original_idx" ON "media" USING btree ("original");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_original_idx";
  ALTER TABLE "media" DROP COLUMN "original";
  ALTER TABLE "media" DROP COLUMN "crop";`)
}
