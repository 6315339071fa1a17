import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_posts" ADD COLUMN "revision" numeric;
  CREATE INDEX "forum_posts_revision_idx" ON "forum_posts" USING btree ("revision");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "forum_posts_revision_idx";
  ALTER TABLE "forum_posts" DROP COLUMN "revision";`)
}
