import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_documents_text_state" AS ENUM('read', 'none', 'failed');
  CREATE TABLE "document_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"document" numeric NOT NULL,
  	"page" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  ALTER TABLE "documents" ADD COLUMN "text_state" "enum_documents_text_state";
  ALTER TABLE "documents" ADD COLUMN "text_reader" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "document_texts_id" integer;
  CREATE UNIQUE INDEX "document_page_idx" ON "document_texts" USING btree ("document","page");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_document_texts_fk" FOREIGN KEY ("document_texts_id") REFERENCES "public"."document_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "documents_text_state_idx" ON "documents" USING btree ("text_state");
  CREATE INDEX "documents_text_reader_idx" ON "documents" USING btree ("text_reader");
  CREATE INDEX "payload_locked_documents_rels_document_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("document_texts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "document_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "document_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_document_texts_fk";
  
  DROP INDEX "documents_text_state_idx";
  DROP INDEX "documents_text_reader_idx";
  DROP INDEX "payload_locked_documents_rels_document_texts_id_idx";
  ALTER TABLE "documents" DROP COLUMN "text_state";
  ALTER TABLE "documents" DROP COLUMN "text_reader";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "document_texts_id";
  DROP TYPE "public"."enum_documents_text_state";`)
}
