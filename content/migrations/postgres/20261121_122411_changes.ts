import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "system_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"revision" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "system_changes_id" integer;
  CREATE UNIQUE INDEX "system_changes_name_idx" ON "system_changes" USING btree ("name");
  CREATE INDEX "system_changes_revision_idx" ON "system_changes" USING btree ("revision");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_system_changes_fk" FOREIGN KEY ("system_changes_id") REFERENCES "public"."system_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_system_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("system_changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "system_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "system_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_system_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_system_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "system_changes_id";`)
}
