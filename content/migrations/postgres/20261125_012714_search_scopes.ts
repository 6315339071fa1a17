import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // The searches of the frequent questions that found nothing move to the table of the site's searches.
  await db.execute(sql`
   DROP INDEX "day_words_idx";
  ALTER TABLE "search_counts" ADD COLUMN "scope" varchar DEFAULT 'site' NOT NULL;
  CREATE UNIQUE INDEX "scope_day_words_idx" ON "search_counts" USING btree ("scope","day","words");
  INSERT INTO "search_counts" ("scope", "day", "words", "count", "found") SELECT 'faqs', "day", "words", "count", false FROM "faq_searches";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_searches_fk";
  DROP INDEX "payload_locked_documents_rels_faq_searches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_searches_id";
  DROP TABLE "faq_searches";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "faq_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  INSERT INTO "faq_searches" ("day", "words", "count") SELECT "day", "words", "count" FROM "search_counts" WHERE "scope" = 'faqs' AND NOT "found";
  DELETE FROM "search_counts" WHERE "scope" = 'faqs';
  DROP INDEX "scope_day_words_idx";
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_searches_id" integer;
  CREATE UNIQUE INDEX "words_day_idx" ON "faq_searches" USING btree ("words","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_searches_fk" FOREIGN KEY ("faq_searches_id") REFERENCES "public"."faq_searches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "day_words_idx" ON "search_counts" USING btree ("day","words");
  CREATE INDEX "payload_locked_documents_rels_faq_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_searches_id");
  ALTER TABLE "search_counts" DROP COLUMN "scope";`)
}
