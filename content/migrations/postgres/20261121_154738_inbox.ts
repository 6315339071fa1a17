import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'assigned', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_contact_answers_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected');
  CREATE TYPE "public"."enum_erasures_mode" AS ENUM('real', 'dry', 'held', 'restored');
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
  
  CREATE TABLE "erasures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_erasures_kind" NOT NULL,
  	"mode" "enum_erasures_mode" NOT NULL,
  	"count" numeric NOT NULL,
  	"oldest" timestamp(3) with time zone,
  	"references" jsonb,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "retention_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_days" numeric DEFAULT 180 NOT NULL,
  	"hired_days" numeric DEFAULT 30 NOT NULL,
  	"message_months" numeric DEFAULT 12 NOT NULL,
  	"upload_hours" numeric DEFAULT 24 NOT NULL,
  	"opening_months" numeric DEFAULT 12 NOT NULL,
  	"infected_days" numeric DEFAULT 7 NOT NULL,
  	"guard_share" numeric DEFAULT 5 NOT NULL,
  	"guard_floor" numeric DEFAULT 20 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_retention_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_application_days" numeric DEFAULT 180 NOT NULL,
  	"version_hired_days" numeric DEFAULT 30 NOT NULL,
  	"version_message_months" numeric DEFAULT 12 NOT NULL,
  	"version_upload_hours" numeric DEFAULT 24 NOT NULL,
  	"version_opening_months" numeric DEFAULT 12 NOT NULL,
  	"version_infected_days" numeric DEFAULT 7 NOT NULL,
  	"version_guard_share" numeric DEFAULT 5 NOT NULL,
  	"version_guard_floor" numeric DEFAULT 20 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "log" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "moves" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
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
  CREATE INDEX "erasures_updated_at_idx" ON "erasures" USING btree ("updated_at");
  CREATE INDEX "erasures_created_at_idx" ON "erasures" USING btree ("created_at");
  CREATE INDEX "_retention_settings_v_created_at_idx" ON "_retention_settings_v" USING btree ("created_at");
  CREATE INDEX "_retention_settings_v_updated_at_idx" ON "_retention_settings_v" USING btree ("updated_at");
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_answers_fk" FOREIGN KEY ("contact_answers_id") REFERENCES "public"."contact_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_erased_at_idx" ON "contact_messages" USING btree ("erased_at");
  CREATE INDEX "payload_locked_documents_rels_contact_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_answers_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "contact_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_retention_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "contact_answers" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "retention_settings" CASCADE;
  DROP TABLE "_retention_settings_v" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_erased_at_idx";
  DROP INDEX "payload_locked_documents_rels_contact_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "log";
  ALTER TABLE "contact_messages" DROP COLUMN "moves";
  ALTER TABLE "contact_messages" DROP COLUMN "erased_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "enquiry_settings" DROP COLUMN "overdue_after_hours";
  ALTER TABLE "enquiry_settings_locales" DROP COLUMN "closing";
  ALTER TABLE "_enquiry_settings_v" DROP COLUMN "version_overdue_after_hours";
  ALTER TABLE "_enquiry_settings_v_locales" DROP COLUMN "version_closing";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_answers_state";
  DROP TYPE "public"."enum_erasures_kind";
  DROP TYPE "public"."enum_erasures_mode";`)
}
