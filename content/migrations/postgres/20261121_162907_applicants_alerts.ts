import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('vacancies', 'notices');
  CREATE TYPE "public"."enum_alert_mails_state" AS ENUM('pending', 'sending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_contact_messages_state" AS ENUM('new', 'assigned', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_contact_answers_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected');
  CREATE TYPE "public"."enum_erasures_mode" AS ENUM('real', 'dry', 'held', 'restored');
  CREATE TABLE "subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_subscriptions_kind" NOT NULL,
  	"filter" varchar,
  	"locale" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"paused_at" timestamp(3) with time zone,
  	"failures" numeric DEFAULT 0,
  	"email" varchar,
  	"person" varchar,
  	"key" varchar,
  	"link_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar,
  	"item" numeric,
  	"event" varchar,
  	"state" "enum_alert_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"problem" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"subscription_id" integer,
  	"person" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  ALTER TABLE "applications" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "applications" ADD COLUMN "changes" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "state" "enum_contact_messages_state" DEFAULT 'new' NOT NULL;
  ALTER TABLE "contact_messages" ADD COLUMN "assignee_id" integer;
  ALTER TABLE "contact_messages" ADD COLUMN "log" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "moves" numeric DEFAULT 0;
  ALTER TABLE "contact_messages" ADD COLUMN "erased_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alert_mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "contact_answers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "erasures_id" integer;
  ALTER TABLE "careers_page_locales" ADD COLUMN "alerts_text" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_alerts_text" varchar;
  ALTER TABLE "enquiry_settings" ADD COLUMN "overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "enquiry_settings_locales" ADD COLUMN "closing" varchar;
  ALTER TABLE "_enquiry_settings_v" ADD COLUMN "version_overdue_after_hours" numeric DEFAULT 48 NOT NULL;
  ALTER TABLE "_enquiry_settings_v_locales" ADD COLUMN "version_closing" varchar;
  ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subscriptions_kind_idx" ON "subscriptions" USING btree ("kind");
  CREATE INDEX "subscriptions_confirmed_at_idx" ON "subscriptions" USING btree ("confirmed_at");
  CREATE INDEX "subscriptions_person_idx" ON "subscriptions" USING btree ("person");
  CREATE UNIQUE INDEX "subscriptions_key_idx" ON "subscriptions" USING btree ("key");
  CREATE INDEX "subscriptions_updated_at_idx" ON "subscriptions" USING btree ("updated_at");
  CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at");
  CREATE INDEX "alert_mails_subscription_idx" ON "alert_mails" USING btree ("subscription_id");
  CREATE INDEX "alert_mails_person_idx" ON "alert_mails" USING btree ("person");
  CREATE INDEX "alert_mails_due_at_idx" ON "alert_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "alert_mails_key_idx" ON "alert_mails" USING btree ("key");
  CREATE INDEX "alert_mails_updated_at_idx" ON "alert_mails" USING btree ("updated_at");
  CREATE INDEX "alert_mails_created_at_idx" ON "alert_mails" USING btree ("created_at");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_mails_fk" FOREIGN KEY ("alert_mails_id") REFERENCES "public"."alert_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_answers_fk" FOREIGN KEY ("contact_answers_id") REFERENCES "public"."contact_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_erasures_fk" FOREIGN KEY ("erasures_id") REFERENCES "public"."erasures"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state");
  CREATE INDEX "contact_messages_assignee_idx" ON "contact_messages" USING btree ("assignee_id");
  CREATE INDEX "contact_messages_erased_at_idx" ON "contact_messages" USING btree ("erased_at");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_alert_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_mails_id");
  CREATE INDEX "payload_locked_documents_rels_contact_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_answers_id");
  CREATE INDEX "payload_locked_documents_rels_erasures_id_idx" ON "payload_locked_documents_rels" USING btree ("erasures_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "contact_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "erasures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "retention_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_retention_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  DROP TABLE "contact_answers" CASCADE;
  DROP TABLE "erasures" CASCADE;
  DROP TABLE "retention_settings" CASCADE;
  DROP TABLE "_retention_settings_v" CASCADE;
  ALTER TABLE "contact_messages" DROP CONSTRAINT "contact_messages_assignee_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alert_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_contact_answers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_erasures_fk";
  
  DROP INDEX "applications_reference_idx";
  DROP INDEX "contact_messages_state_idx";
  DROP INDEX "contact_messages_assignee_idx";
  DROP INDEX "contact_messages_erased_at_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_alert_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_contact_answers_id_idx";
  DROP INDEX "payload_locked_documents_rels_erasures_id_idx";
  ALTER TABLE "applications" DROP COLUMN "changed_at";
  ALTER TABLE "applications" DROP COLUMN "revision";
  ALTER TABLE "applications" DROP COLUMN "changes";
  ALTER TABLE "contact_messages" DROP COLUMN "state";
  ALTER TABLE "contact_messages" DROP COLUMN "assignee_id";
  ALTER TABLE "contact_messages" DROP COLUMN "log";
  ALTER TABLE "contact_messages" DROP COLUMN "moves";
  ALTER TABLE "contact_messages" DROP COLUMN "erased_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alert_mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "contact_answers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "erasures_id";
  ALTER TABLE "careers_page_locales" DROP COLUMN "alerts_text";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_alerts_text";
  ALTER TABLE "enquiry_settings" DROP COLUMN "overdue_after_hours";
  ALTER TABLE "enquiry_settings_locales" DROP COLUMN "closing";
  ALTER TABLE "_enquiry_settings_v" DROP COLUMN "version_overdue_after_hours";
  ALTER TABLE "_enquiry_settings_v_locales" DROP COLUMN "version_closing";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_alert_mails_state";
  DROP TYPE "public"."enum_contact_messages_state";
  DROP TYPE "public"."enum_contact_answers_state";
  DROP TYPE "public"."enum_erasures_kind";
  DROP TYPE "public"."enum_erasures_mode";`)
}
