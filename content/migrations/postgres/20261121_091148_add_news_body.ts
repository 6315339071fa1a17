import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_locales" ADD COLUMN "body" jsonb;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_body" jsonb;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_locales" DROP COLUMN "body";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_body";`)
}
