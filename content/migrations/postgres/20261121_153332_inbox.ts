import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'assigned', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_contact_answers_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TABLE "contact_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer,
  	"by" varchar,
  	"locale" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"state" "enum_contact_answers_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "log" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "moves" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_answers_id" integer;
  ALTER TABLE "enquiry_settings" ADD COLUMN "overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "enquiry_settings_locales" ADD COLUMN "closing" varchar;
  ALTER TABLE "_enquiry_settings_v" ADD COLUMN "version_overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "_enquiry_settings_v_locales" ADD COLUMN "version_closing" varchar;
  ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "contact_answers_message_idx" ON "contact_answers" USING btree ("message_id");
  CREATE INDEX "contact_answers_due_at_idx" ON "contact_answers" USING btree ("due_at");
  CREATE UNIQUE INDEX "contact_answers_key_idx" ON "contact_answers" USING btree ("key");
  CREATE INDEX "contact_answers_updated_at_idx" ON "contact_answers" USING btree ("updated_at");
  CREATE INDEX "contact_answers_created_at_idx" ON "contact_answers" USING btree ("created_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_answers_fk" FOREIGN KEY ("contact_answers_id") REFERENCES "public"."contact_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_erased_at_idx" ON "contact_messages" USING btree ("erased_at");
  CREATE INDEX "payload_locked_documents_rels_contact_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_answers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_answers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_answers" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_answers_fk";
  
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_erased_at_idx";
  DROP INDEX "payload_locked_documents_rels_contact_answers_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "log";
  ALTER TABLE "contact_messages" DROP COLUMN "moves";
  ALTER TABLE "contact_messages" DROP COLUMN "erased_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_answers_id";
  ALTER TABLE "enquiry_settings" DROP COLUMN "overdue_after_hours";
  ALTER TABLE "enquiry_settings_locales" DROP COLUMN "closing";
  ALTER TABLE "_enquiry_settings_v" DROP COLUMN "version_overdue_after_hours";
  ALTER TABLE "_enquiry_settings_v_locales" DROP COLUMN "version_closing";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_answers_state";`)
}
