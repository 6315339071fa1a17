import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "faq_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"count" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "faq_searches_id" integer;
  CREATE UNIQUE INDEX "words_day_idx" ON "faq_searches" USING btree ("words","day");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faq_searches_fk" FOREIGN KEY ("faq_searches_id") REFERENCES "public"."faq_searches"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_faq_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("faq_searches_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "faq_searches" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "faq_searches" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_faq_searches_fk";
  
  DROP INDEX "payload_locked_documents_rels_faq_searches_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "faq_searches_id";`)
}
