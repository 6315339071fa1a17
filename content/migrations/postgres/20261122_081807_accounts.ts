import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_account_mails_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TABLE "account_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"state" "enum_account_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "account_mails_id" integer;
  CREATE INDEX "account_mails_to_idx" ON "account_mails" USING btree ("to");
  CREATE INDEX "account_mails_due_at_idx" ON "account_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "account_mails_key_idx" ON "account_mails" USING btree ("key");
  CREATE INDEX "account_mails_updated_at_idx" ON "account_mails" USING btree ("updated_at");
  CREATE INDEX "account_mails_created_at_idx" ON "account_mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_mails_fk" FOREIGN KEY ("account_mails_id") REFERENCES "public"."account_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_account_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("account_mails_id");
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "account_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "account_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_account_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_account_mails_id_idx";
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "account_mails_id";
  DROP TYPE "public"."enum_account_mails_state";`)
}
