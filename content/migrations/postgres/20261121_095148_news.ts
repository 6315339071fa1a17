import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_news_category" AS ENUM('news', 'event', 'award');
  CREATE TYPE "public"."enum__news_v_version_category" AS ENUM('news', 'event', 'award');
  ALTER TABLE "news" ADD COLUMN "event_starts_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "event_ends_at" timestamp(3) with time zone;
  ALTER TABLE "news" ADD COLUMN "category" "enum_news_category" DEFAULT 'news';
  ALTER TABLE "news" ADD COLUMN "featured" boolean DEFAULT false;
  ALTER TABLE "news_locales" ADD COLUMN "event_place" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "correction" varchar;
  ALTER TABLE "news_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "news_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "_news_v" ADD COLUMN "version_event_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_event_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_news_v" ADD COLUMN "version_category" "enum__news_v_version_category" DEFAULT 'news';
  ALTER TABLE "_news_v" ADD COLUMN "version_featured" boolean DEFAULT false;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_event_place" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_correction" varchar;
  ALTER TABLE "_news_v_rels" ADD COLUMN "documents_id" integer;
  ALTER TABLE "_news_v_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_rels" ADD CONSTRAINT "news_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_v_rels" ADD CONSTRAINT "_news_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "news_category_idx" ON "news" USING btree ("category");
  CREATE INDEX "news_rels_documents_id_idx" ON "news_rels" USING btree ("documents_id");
  CREATE INDEX "news_rels_projects_id_idx" ON "news_rels" USING btree ("projects_id");
  CREATE INDEX "_news_v_version_version_category_idx" ON "_news_v" USING btree ("version_category");
  CREATE INDEX "_news_v_rels_documents_id_idx" ON "_news_v_rels" USING btree ("documents_id");
  CREATE INDEX "_news_v_rels_projects_id_idx" ON "_news_v_rels" USING btree ("projects_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_documents_fk";
  
  ALTER TABLE "news_rels" DROP CONSTRAINT "news_rels_projects_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_documents_fk";
  
  ALTER TABLE "_news_v_rels" DROP CONSTRAINT "_news_v_rels_projects_fk";
  
  DROP INDEX "news_category_idx";
  DROP INDEX "news_rels_documents_id_idx";
  DROP INDEX "news_rels_projects_id_idx";
  DROP INDEX "_news_v_version_version_category_idx";
  DROP INDEX "_news_v_rels_documents_id_idx";
  DROP INDEX "_news_v_rels_projects_id_idx";
  ALTER TABLE "news" DROP COLUMN "event_starts_at";
  ALTER TABLE "news" DROP COLUMN "event_ends_at";
  ALTER TABLE "news" DROP COLUMN "category";
  ALTER TABLE "news" DROP COLUMN "featured";
  ALTER TABLE "news_locales" DROP COLUMN "event_place";
  ALTER TABLE "news_locales" DROP COLUMN "correction";
  ALTER TABLE "news_rels" DROP COLUMN "documents_id";
  ALTER TABLE "news_rels" DROP COLUMN "projects_id";
  ALTER TABLE "_news_v" DROP COLUMN "version_event_starts_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_event_ends_at";
  ALTER TABLE "_news_v" DROP COLUMN "version_category";
  ALTER TABLE "_news_v" DROP COLUMN "version_featured";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_event_place";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_correction";
  ALTER TABLE "_news_v_rels" DROP COLUMN "documents_id";
  ALTER TABLE "_news_v_rels" DROP COLUMN "projects_id";
  DROP TYPE "public"."enum_news_category";
  DROP TYPE "public"."enum__news_v_version_category";`)
}
