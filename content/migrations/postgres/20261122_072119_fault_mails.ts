import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fault_mails_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TABLE "fault_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"state" "enum_fault_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"faults" jsonb,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "refusal_reasons_locales" ADD COLUMN "to_applicant" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fault_mails_id" integer;
  CREATE INDEX "fault_mails_due_at_idx" ON "fault_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "fault_mails_key_idx" ON "fault_mails" USING btree ("key");
  CREATE INDEX "fault_mails_updated_at_idx" ON "fault_mails" USING btree ("updated_at");
  CREATE INDEX "fault_mails_created_at_idx" ON "fault_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fault_mails_fk" FOREIGN KEY ("fault_mails_id") REFERENCES "public"."fault_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fault_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("fault_mails_id");`)
  // The reason is for the staff alone: the sentences that this system itself had put it into go.
  for (const sentence of ["What decided it: {reason}.\n\n", "निर्णयको कारण: {reason}।\n\n"]) {
    await db.execute(sql`UPDATE mail_templates_locales SET text = REPLACE(text, ${sentence}, '')`);
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fault_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fault_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fault_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_fault_mails_id_idx";
  ALTER TABLE "refusal_reasons_locales" DROP COLUMN "to_applicant";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fault_mails_id";
  DROP TYPE "public"."enum_fault_mails_state";`)
}
