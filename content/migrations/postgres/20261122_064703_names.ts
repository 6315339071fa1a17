import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import { notingNames } from "../note-names.ts";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "system_names" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"item" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "system_names_id" integer;
  CREATE UNIQUE INDEX "system_names_name_idx" ON "system_names" USING btree ("name");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_system_names_fk" FOREIGN KEY ("system_names_id") REFERENCES "public"."system_names"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_system_names_id_idx" ON "payload_locked_documents_rels" USING btree ("system_names_id");`)
  for (const statement of notingNames) await db.execute(sql.raw(statement));
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "system_names" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "system_names" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_system_names_fk";
  
  DROP INDEX "payload_locked_documents_rels_system_names_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "system_names_id";`)
}
