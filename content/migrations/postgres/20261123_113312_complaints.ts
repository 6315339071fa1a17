import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_complaints_kind" AS ENUM('complaint', 'feedback', 'suggestion', 'thanks');
  CREATE TYPE "public"."enum_complaints_topic" AS ENUM('service', 'land', 'environment', 'labour', 'conduct', 'corruption', 'abuse', 'procurement', 'data', 'website', 'other');
  CREATE TYPE "public"."enum_complaints_way" AS ENUM('named', 'confidential', 'anonymous');
  CREATE TYPE "public"."enum_complaints_state" AS ENUM('received', 'acknowledged', 'review', 'decided', 'appealed', 'closed', 'withdrawn', 'spam');
  CREATE TYPE "public"."enum_complaints_writer_mail_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_complaints_handlers_mail_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  ALTER TYPE "public"."enum_erasures_kind" ADD VALUE 'complaints' BEFORE 'openings';
  CREATE TABLE "complaints" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_complaints_kind",
  	"topic" "enum_complaints_topic",
  	"subject" varchar,
  	"description" varchar,
  	"place" varchar,
  	"way" "enum_complaints_way",
  	"contact" varchar,
  	"has_email" boolean DEFAULT false,
  	"restricted" boolean DEFAULT false,
  	"locale" varchar,
  	"state" "enum_complaints_state" DEFAULT 'received' NOT NULL,
  	"log" jsonb,
  	"moves" numeric DEFAULT 0 NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"told_day" numeric,
  	"writer_mail_state" "enum_complaints_writer_mail_state" DEFAULT 'pending' NOT NULL,
  	"writer_mail_attempts" numeric DEFAULT 0 NOT NULL,
  	"writer_mail_sent_at" timestamp(3) with time zone,
  	"writer_mail_problem" varchar,
  	"handlers_mail_state" "enum_complaints_handlers_mail_state" DEFAULT 'pending' NOT NULL,
  	"handlers_mail_attempts" numeric DEFAULT 0 NOT NULL,
  	"handlers_mail_sent_at" timestamp(3) with time zone,
  	"handlers_mail_problem" varchar,
  	"mail_due_at" numeric,
  	"code_hash" varchar NOT NULL,
  	"content_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "complaint_settings_doors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "complaint_settings_doors_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "complaint_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"open" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "complaint_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_complaint_settings_v_version_doors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_complaint_settings_v_version_doors_locales" (
  	"name" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_complaint_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_open" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_complaint_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "complaints_id" integer;
  ALTER TABLE "retention_settings" ADD COLUMN "complaint_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "_retention_settings_v" ADD COLUMN "version_complaint_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "complaint_settings_doors" ADD CONSTRAINT "complaint_settings_doors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_settings_doors_locales" ADD CONSTRAINT "complaint_settings_doors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."complaint_settings_doors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_settings_rels" ADD CONSTRAINT "complaint_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."complaint_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "complaint_settings_rels" ADD CONSTRAINT "complaint_settings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_settings_v_version_doors" ADD CONSTRAINT "_complaint_settings_v_version_doors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_settings_v_version_doors_locales" ADD CONSTRAINT "_complaint_settings_v_version_doors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_complaint_settings_v_version_doors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_settings_v_rels" ADD CONSTRAINT "_complaint_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_complaint_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_complaint_settings_v_rels" ADD CONSTRAINT "_complaint_settings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "complaints_restricted_idx" ON "complaints" USING btree ("restricted");
  CREATE INDEX "complaints_state_idx" ON "complaints" USING btree ("state");
  CREATE INDEX "complaints_received_at_idx" ON "complaints" USING btree ("received_at");
  CREATE INDEX "complaints_ended_at_idx" ON "complaints" USING btree ("ended_at");
  CREATE INDEX "complaints_mail_due_at_idx" ON "complaints" USING btree ("mail_due_at");
  CREATE UNIQUE INDEX "complaints_code_hash_idx" ON "complaints" USING btree ("code_hash");
  CREATE INDEX "complaints_updated_at_idx" ON "complaints" USING btree ("updated_at");
  CREATE INDEX "complaints_created_at_idx" ON "complaints" USING btree ("created_at");
  CREATE INDEX "complaint_settings_doors_order_idx" ON "complaint_settings_doors" USING btree ("_order");
  CREATE INDEX "complaint_settings_doors_parent_id_idx" ON "complaint_settings_doors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "complaint_settings_doors_locales_locale_parent_id_unique" ON "complaint_settings_doors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "complaint_settings_doors_locales_parent_idx" ON "complaint_settings_doors_locales" USING btree ("_parent_id");
  CREATE INDEX "complaint_settings_rels_order_idx" ON "complaint_settings_rels" USING btree ("order");
  CREATE INDEX "complaint_settings_rels_parent_idx" ON "complaint_settings_rels" USING btree ("parent_id");
  CREATE INDEX "complaint_settings_rels_path_idx" ON "complaint_settings_rels" USING btree ("path");
  CREATE INDEX "complaint_settings_rels_users_id_idx" ON "complaint_settings_rels" USING btree ("users_id");
  CREATE INDEX "_complaint_settings_v_version_doors_order_idx" ON "_complaint_settings_v_version_doors" USING btree ("_order");
  CREATE INDEX "_complaint_settings_v_version_doors_parent_id_idx" ON "_complaint_settings_v_version_doors" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_complaint_settings_v_version_doors_locales_locale_parent_id" ON "_complaint_settings_v_version_doors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_complaint_settings_v_version_doors_locales_parent_idx" ON "_complaint_settings_v_version_doors_locales" USING btree ("_parent_id");
  CREATE INDEX "_complaint_settings_v_created_at_idx" ON "_complaint_settings_v" USING btree ("created_at");
  CREATE INDEX "_complaint_settings_v_updated_at_idx" ON "_complaint_settings_v" USING btree ("updated_at");
  CREATE INDEX "_complaint_settings_v_rels_order_idx" ON "_complaint_settings_v_rels" USING btree ("order");
  CREATE INDEX "_complaint_settings_v_rels_parent_idx" ON "_complaint_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_complaint_settings_v_rels_path_idx" ON "_complaint_settings_v_rels" USING btree ("path");
  CREATE INDEX "_complaint_settings_v_rels_users_id_idx" ON "_complaint_settings_v_rels" USING btree ("users_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_complaints_fk" FOREIGN KEY ("complaints_id") REFERENCES "public"."complaints"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_complaints_id_idx" ON "payload_locked_documents_rels" USING btree ("complaints_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "complaints" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_settings_doors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_settings_doors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "complaint_settings_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_settings_v_version_doors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_settings_v_version_doors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_settings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_complaint_settings_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "complaints" CASCADE;
  DROP TABLE "complaint_settings_doors" CASCADE;
  DROP TABLE "complaint_settings_doors_locales" CASCADE;
  DROP TABLE "complaint_settings" CASCADE;
  DROP TABLE "complaint_settings_rels" CASCADE;
  DROP TABLE "_complaint_settings_v_version_doors" CASCADE;
  DROP TABLE "_complaint_settings_v_version_doors_locales" CASCADE;
  DROP TABLE "_complaint_settings_v" CASCADE;
  DROP TABLE "_complaint_settings_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_complaints_fk";
  
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_erasures_kind";
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected', 'copies', 'bin', 'members');
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_erasures_kind" USING "kind"::"public"."enum_erasures_kind";
  DROP INDEX "payload_locked_documents_rels_complaints_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "complaints_id";
  ALTER TABLE "retention_settings" DROP COLUMN "complaint_months";
  ALTER TABLE "_retention_settings_v" DROP COLUMN "version_complaint_months";
  DROP TYPE "public"."enum_complaints_kind";
  DROP TYPE "public"."enum_complaints_topic";
  DROP TYPE "public"."enum_complaints_way";
  DROP TYPE "public"."enum_complaints_state";
  DROP TYPE "public"."enum_complaints_writer_mail_state";
  DROP TYPE "public"."enum_complaints_handlers_mail_state";`)
}
