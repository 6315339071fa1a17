import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subscriptions_kind" AS ENUM('vacancies', 'notices');
  CREATE TYPE "public"."enum_alert_mails_state" AS ENUM('pending', 'sending', 'sent', 'failed', 'withheld');
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
  
  ALTER TABLE "applications" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "applications" ADD COLUMN "changes" jsonb;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "alert_mails_id" integer;
  ALTER TABLE "careers_page_locales" ADD COLUMN "alerts_text" varchar;
  ALTER TABLE "_careers_page_v_locales" ADD COLUMN "version_alerts_text" varchar;
  ALTER TABLE "alert_mails" ADD CONSTRAINT "alert_mails_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscriptions_fk" FOREIGN KEY ("subscriptions_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_mails_fk" FOREIGN KEY ("alert_mails_id") REFERENCES "public"."alert_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "payload_locked_documents_rels_subscriptions_id_idx" ON "payload_locked_documents_rels" USING btree ("subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_alert_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "subscriptions" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_alert_mails_fk";
  
  DROP INDEX "applications_reference_idx";
  DROP INDEX "payload_locked_documents_rels_subscriptions_id_idx";
  DROP INDEX "payload_locked_documents_rels_alert_mails_id_idx";
  ALTER TABLE "applications" DROP COLUMN "changed_at";
  ALTER TABLE "applications" DROP COLUMN "revision";
  ALTER TABLE "applications" DROP COLUMN "changes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "alert_mails_id";
  ALTER TABLE "careers_page_locales" DROP COLUMN "alerts_text";
  ALTER TABLE "_careers_page_v_locales" DROP COLUMN "version_alerts_text";
  DROP TYPE "public"."enum_subscriptions_kind";
  DROP TYPE "public"."enum_alert_mails_state";`)
}
