import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_templates_stage" AS ENUM('received', 'reading', 'interview', 'offer', 'hired', 'refused');
  CREATE TABLE "vacancies_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "application_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"author_id" integer,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_scores" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer,
  	"author_id" integer,
  	"by" varchar NOT NULL,
  	"marks" jsonb NOT NULL,
  	"comment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stage" "enum_mail_templates_stage" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mail_templates_locales" (
  	"name" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "refusal_reasons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "refusal_reasons_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_page_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_criteria_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "applicant_mails" DROP CONSTRAINT "applicant_mails_application_id_applications_id_fk";
  
  ALTER TABLE "applications" ADD COLUMN "refusal_reason_id" integer;
  ALTER TABLE "applicant_mails" ADD COLUMN "by" varchar;
  ALTER TABLE "applicant_mails" ADD COLUMN "undone_by" varchar;
  ALTER TABLE "applicant_mails" ADD COLUMN "step" varchar;
  ALTER TABLE "applicant_mails" ADD COLUMN "undo_until" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "application_scores_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_templates_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "refusal_reasons_id" integer;
  ALTER TABLE "vacancies_criteria" ADD CONSTRAINT "vacancies_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_criteria_locales" ADD CONSTRAINT "vacancies_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_criteria" ADD CONSTRAINT "_vacancies_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_criteria_locales" ADD CONSTRAINT "_vacancies_v_version_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mail_templates_locales" ADD CONSTRAINT "mail_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "refusal_reasons_locales" ADD CONSTRAINT "refusal_reasons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_criteria" ADD CONSTRAINT "careers_page_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_criteria_locales" ADD CONSTRAINT "careers_page_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_criteria" ADD CONSTRAINT "_careers_page_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_criteria_locales" ADD CONSTRAINT "_careers_page_v_version_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_criteria"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vacancies_criteria_order_idx" ON "vacancies_criteria" USING btree ("_order");
  CREATE INDEX "vacancies_criteria_parent_id_idx" ON "vacancies_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_criteria_locales_locale_parent_id_unique" ON "vacancies_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_criteria_locales_parent_idx" ON "vacancies_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_criteria_order_idx" ON "_vacancies_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_criteria_parent_id_idx" ON "_vacancies_v_version_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_criteria_locales_locale_parent_id_uniqu" ON "_vacancies_v_version_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_criteria_locales_parent_idx" ON "_vacancies_v_version_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id");
  CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");
  CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
  CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
  CREATE INDEX "application_scores_application_idx" ON "application_scores" USING btree ("application_id");
  CREATE INDEX "application_scores_author_idx" ON "application_scores" USING btree ("author_id");
  CREATE INDEX "application_scores_updated_at_idx" ON "application_scores" USING btree ("updated_at");
  CREATE INDEX "application_scores_created_at_idx" ON "application_scores" USING btree ("created_at");
  CREATE INDEX "mail_templates_stage_idx" ON "mail_templates" USING btree ("stage");
  CREATE INDEX "mail_templates_updated_at_idx" ON "mail_templates" USING btree ("updated_at");
  CREATE INDEX "mail_templates_created_at_idx" ON "mail_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "mail_templates_locales_locale_parent_id_unique" ON "mail_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "mail_templates_locales_parent_idx" ON "mail_templates_locales" USING btree ("_parent_id");
  CREATE INDEX "refusal_reasons_updated_at_idx" ON "refusal_reasons" USING btree ("updated_at");
  CREATE INDEX "refusal_reasons_created_at_idx" ON "refusal_reasons" USING btree ("created_at");
  CREATE UNIQUE INDEX "refusal_reasons_locales_locale_parent_id_unique" ON "refusal_reasons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "refusal_reasons_locales_parent_idx" ON "refusal_reasons_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_criteria_order_idx" ON "careers_page_criteria" USING btree ("_order");
  CREATE INDEX "careers_page_criteria_parent_id_idx" ON "careers_page_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_criteria_locales_locale_parent_id_unique" ON "careers_page_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_criteria_locales_parent_idx" ON "careers_page_criteria_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_criteria_order_idx" ON "_careers_page_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_criteria_parent_id_idx" ON "_careers_page_v_version_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_criteria_locales_locale_parent_id_un" ON "_careers_page_v_version_criteria_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_criteria_locales_parent_idx" ON "_careers_page_v_version_criteria_locales" USING btree ("_parent_id");
  ALTER TABLE "applications" ADD CONSTRAINT "applications_refusal_reason_id_refusal_reasons_id_fk" FOREIGN KEY ("refusal_reason_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applicant_mails" ADD CONSTRAINT "applicant_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_notes_fk" FOREIGN KEY ("application_notes_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_application_scores_fk" FOREIGN KEY ("application_scores_id") REFERENCES "public"."application_scores"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_templates_fk" FOREIGN KEY ("mail_templates_id") REFERENCES "public"."mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_refusal_reasons_fk" FOREIGN KEY ("refusal_reasons_id") REFERENCES "public"."refusal_reasons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "applications_refusal_reason_idx" ON "applications" USING btree ("refusal_reason_id");
  CREATE INDEX "payload_locked_documents_rels_application_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("application_notes_id");
  CREATE INDEX "payload_locked_documents_rels_application_scores_id_idx" ON "payload_locked_documents_rels" USING btree ("application_scores_id");
  CREATE INDEX "payload_locked_documents_rels_mail_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_templates_id");
  CREATE INDEX "payload_locked_documents_rels_refusal_reasons_id_idx" ON "payload_locked_documents_rels" USING btree ("refusal_reasons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_scores" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refusal_reasons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refusal_reasons_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_criteria_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_criteria_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vacancies_criteria" CASCADE;
  DROP TABLE "vacancies_criteria_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_criteria" CASCADE;
  DROP TABLE "_vacancies_v_version_criteria_locales" CASCADE;
  DROP TABLE "application_notes" CASCADE;
  DROP TABLE "application_scores" CASCADE;
  DROP TABLE "mail_templates" CASCADE;
  DROP TABLE "mail_templates_locales" CASCADE;
  DROP TABLE "refusal_reasons" CASCADE;
  DROP TABLE "refusal_reasons_locales" CASCADE;
  DROP TABLE "careers_page_criteria" CASCADE;
  DROP TABLE "careers_page_criteria_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_criteria" CASCADE;
  DROP TABLE "_careers_page_v_version_criteria_locales" CASCADE;
  ALTER TABLE "applications" DROP CONSTRAINT "applications_refusal_reason_id_refusal_reasons_id_fk";
  
  ALTER TABLE "applicant_mails" DROP CONSTRAINT "applicant_mails_application_id_applications_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_application_scores_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_templates_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_refusal_reasons_fk";
  
  DROP INDEX "applications_refusal_reason_idx";
  DROP INDEX "payload_locked_documents_rels_application_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_application_scores_id_idx";
  DROP INDEX "payload_locked_documents_rels_mail_templates_id_idx";
  DROP INDEX "payload_locked_documents_rels_refusal_reasons_id_idx";
  ALTER TABLE "applicant_mails" ADD CONSTRAINT "applicant_mails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" DROP COLUMN "refusal_reason_id";
  ALTER TABLE "applicant_mails" DROP COLUMN "by";
  ALTER TABLE "applicant_mails" DROP COLUMN "undone_by";
  ALTER TABLE "applicant_mails" DROP COLUMN "step";
  ALTER TABLE "applicant_mails" DROP COLUMN "undo_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "application_scores_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_templates_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "refusal_reasons_id";
  DROP TYPE "public"."enum_mail_templates_stage";`)
}
