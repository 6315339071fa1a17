import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_vacancies_documents_types" AS ENUM('pdf', 'docx', 'jpg', 'png');
  CREATE TYPE "public"."enum_vacancies_questions_kind" AS ENUM('text', 'yes-no', 'number');
  CREATE TYPE "public"."enum_vacancies_employment_type" AS ENUM('permanent', 'fixed-term', 'project', 'internship', 'consultancy');
  CREATE TYPE "public"."enum_vacancies_work_pattern" AS ENUM('office', 'site', 'mixed');
  CREATE TYPE "public"."enum_vacancies_pay_range_unit" AS ENUM('month', 'day', 'year');
  CREATE TYPE "public"."enum_vacancies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_version_documents_types" AS ENUM('pdf', 'docx', 'jpg', 'png');
  CREATE TYPE "public"."enum__vacancies_v_version_questions_kind" AS ENUM('text', 'yes-no', 'number');
  CREATE TYPE "public"."enum__vacancies_v_version_employment_type" AS ENUM('permanent', 'fixed-term', 'project', 'internship', 'consultancy');
  CREATE TYPE "public"."enum__vacancies_v_version_work_pattern" AS ENUM('office', 'site', 'mixed');
  CREATE TYPE "public"."enum__vacancies_v_version_pay_range_unit" AS ENUM('month', 'day', 'year');
  CREATE TYPE "public"."enum__vacancies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__vacancies_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_careers_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__careers_page_v_published_locale" AS ENUM('en', 'ne');
  CREATE TABLE "vacancies_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone
  );
  
  CREATE TABLE "vacancies_stages_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_documents_types" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_vacancies_documents_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "vacancies_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"max_mb" numeric DEFAULT 5,
  	"required" boolean DEFAULT true
  );
  
  CREATE TABLE "vacancies_documents_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum_vacancies_questions_kind" DEFAULT 'text',
  	"max_length" numeric DEFAULT 600,
  	"required" boolean DEFAULT true
  );
  
  CREATE TABLE "vacancies_questions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "vacancies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"discipline_id" integer,
  	"office_id" integer,
  	"employment_type" "enum_vacancies_employment_type" DEFAULT 'permanent',
  	"work_pattern" "enum_vacancies_work_pattern" DEFAULT 'office',
  	"posts" numeric DEFAULT 1,
  	"starts_on" timestamp(3) with time zone,
  	"pay_range_min" numeric,
  	"pay_range_max" numeric,
  	"pay_range_currency" varchar DEFAULT 'NPR',
  	"pay_range_unit" "enum_vacancies_pay_range_unit" DEFAULT 'month',
  	"opens_at" timestamp(3) with time zone,
  	"closes_at" timestamp(3) with time zone,
  	"extended_from" timestamp(3) with time zone,
  	"answer_by" timestamp(3) with time zone,
  	"ref" varchar,
  	"filled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_vacancies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "vacancies_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"place" varchar,
  	"level" varchar,
  	"pay" varchar,
  	"duties" jsonb,
  	"must_have" jsonb,
  	"good_to_have" jsonb,
  	"benefits" varchar,
  	"contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_stages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"date" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_stages_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_documents_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__vacancies_v_version_documents_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"max_mb" numeric DEFAULT 5,
  	"required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_documents_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"kind" "enum__vacancies_v_version_questions_kind" DEFAULT 'text',
  	"max_length" numeric DEFAULT 600,
  	"required" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_vacancies_v_version_questions_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_vacancies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_discipline_id" integer,
  	"version_office_id" integer,
  	"version_employment_type" "enum__vacancies_v_version_employment_type" DEFAULT 'permanent',
  	"version_work_pattern" "enum__vacancies_v_version_work_pattern" DEFAULT 'office',
  	"version_posts" numeric DEFAULT 1,
  	"version_starts_on" timestamp(3) with time zone,
  	"version_pay_range_min" numeric,
  	"version_pay_range_max" numeric,
  	"version_pay_range_currency" varchar DEFAULT 'NPR',
  	"version_pay_range_unit" "enum__vacancies_v_version_pay_range_unit" DEFAULT 'month',
  	"version_opens_at" timestamp(3) with time zone,
  	"version_closes_at" timestamp(3) with time zone,
  	"version_extended_from" timestamp(3) with time zone,
  	"version_answer_by" timestamp(3) with time zone,
  	"version_ref" varchar,
  	"version_filled" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__vacancies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__vacancies_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_vacancies_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_place" varchar,
  	"version_level" varchar,
  	"version_pay" varchar,
  	"version_duties" jsonb,
  	"version_must_have" jsonb,
  	"version_good_to_have" jsonb,
  	"version_benefits" varchar,
  	"version_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "careers_page_steps_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "careers_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alerts_enabled" boolean DEFAULT true,
  	"promise" numeric,
  	"consent_version" numeric DEFAULT 0,
  	"retention_days" numeric DEFAULT 365,
  	"_status" "enum_careers_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "careers_page_locales" (
  	"name" varchar,
  	"lead" varchar,
  	"equal_chance" varchar,
  	"fraud_warning" varchar,
  	"consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_benefits_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_careers_page_v_version_steps_locales" (
  	"name" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_careers_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_alerts_enabled" boolean DEFAULT true,
  	"version_promise" numeric,
  	"version_consent_version" numeric DEFAULT 0,
  	"version_retention_days" numeric DEFAULT 365,
  	"version__status" "enum__careers_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__careers_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_careers_page_v_locales" (
  	"version_name" varchar,
  	"version_lead" varchar,
  	"version_equal_chance" varchar,
  	"version_fraud_warning" varchar,
  	"version_consent" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "vacancies_id" integer;
  ALTER TABLE "vacancies_stages" ADD CONSTRAINT "vacancies_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_stages_locales" ADD CONSTRAINT "vacancies_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents_types" ADD CONSTRAINT "vacancies_documents_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents" ADD CONSTRAINT "vacancies_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_documents_locales" ADD CONSTRAINT "vacancies_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_questions" ADD CONSTRAINT "vacancies_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies_questions_locales" ADD CONSTRAINT "vacancies_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_discipline_id_disciplines_id_fk" FOREIGN KEY ("discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies" ADD CONSTRAINT "vacancies_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vacancies_locales" ADD CONSTRAINT "vacancies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_stages" ADD CONSTRAINT "_vacancies_v_version_stages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_stages_locales" ADD CONSTRAINT "_vacancies_v_version_stages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_stages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents_types" ADD CONSTRAINT "_vacancies_v_version_documents_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_vacancies_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents" ADD CONSTRAINT "_vacancies_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_documents_locales" ADD CONSTRAINT "_vacancies_v_version_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_questions" ADD CONSTRAINT "_vacancies_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v_version_questions_locales" ADD CONSTRAINT "_vacancies_v_version_questions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v_version_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_parent_id_vacancies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_discipline_id_disciplines_id_fk" FOREIGN KEY ("version_discipline_id") REFERENCES "public"."disciplines"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v" ADD CONSTRAINT "_vacancies_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_vacancies_v_locales" ADD CONSTRAINT "_vacancies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_vacancies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits" ADD CONSTRAINT "careers_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_benefits_locales" ADD CONSTRAINT "careers_page_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps" ADD CONSTRAINT "careers_page_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_steps_locales" ADD CONSTRAINT "careers_page_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "careers_page_locales" ADD CONSTRAINT "careers_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."careers_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits" ADD CONSTRAINT "_careers_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_benefits_locales" ADD CONSTRAINT "_careers_page_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps" ADD CONSTRAINT "_careers_page_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_version_steps_locales" ADD CONSTRAINT "_careers_page_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_careers_page_v_locales" ADD CONSTRAINT "_careers_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_careers_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "vacancies_stages_order_idx" ON "vacancies_stages" USING btree ("_order");
  CREATE INDEX "vacancies_stages_parent_id_idx" ON "vacancies_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_stages_locales_locale_parent_id_unique" ON "vacancies_stages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_stages_locales_parent_idx" ON "vacancies_stages_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_documents_types_order_idx" ON "vacancies_documents_types" USING btree ("order");
  CREATE INDEX "vacancies_documents_types_parent_idx" ON "vacancies_documents_types" USING btree ("parent_id");
  CREATE INDEX "vacancies_documents_order_idx" ON "vacancies_documents" USING btree ("_order");
  CREATE INDEX "vacancies_documents_parent_id_idx" ON "vacancies_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_documents_locales_locale_parent_id_unique" ON "vacancies_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_documents_locales_parent_idx" ON "vacancies_documents_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_questions_order_idx" ON "vacancies_questions" USING btree ("_order");
  CREATE INDEX "vacancies_questions_parent_id_idx" ON "vacancies_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "vacancies_questions_locales_locale_parent_id_unique" ON "vacancies_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_questions_locales_parent_idx" ON "vacancies_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "vacancies_discipline_idx" ON "vacancies" USING btree ("discipline_id");
  CREATE INDEX "vacancies_office_idx" ON "vacancies" USING btree ("office_id");
  CREATE INDEX "vacancies_closes_at_idx" ON "vacancies" USING btree ("closes_at");
  CREATE UNIQUE INDEX "vacancies_ref_idx" ON "vacancies" USING btree ("ref");
  CREATE INDEX "vacancies_updated_at_idx" ON "vacancies" USING btree ("updated_at");
  CREATE INDEX "vacancies_created_at_idx" ON "vacancies" USING btree ("created_at");
  CREATE INDEX "vacancies__status_idx" ON "vacancies" USING btree ("_status");
  CREATE UNIQUE INDEX "vacancies_locales_locale_parent_id_unique" ON "vacancies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "vacancies_locales_parent_idx" ON "vacancies_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_stages_order_idx" ON "_vacancies_v_version_stages" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_stages_parent_id_idx" ON "_vacancies_v_version_stages" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_stages_locales_locale_parent_id_unique" ON "_vacancies_v_version_stages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_stages_locales_parent_idx" ON "_vacancies_v_version_stages_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_documents_types_order_idx" ON "_vacancies_v_version_documents_types" USING btree ("order");
  CREATE INDEX "_vacancies_v_version_documents_types_parent_idx" ON "_vacancies_v_version_documents_types" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_documents_order_idx" ON "_vacancies_v_version_documents" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_documents_parent_id_idx" ON "_vacancies_v_version_documents" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_documents_locales_locale_parent_id_uniq" ON "_vacancies_v_version_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_documents_locales_parent_idx" ON "_vacancies_v_version_documents_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_version_questions_order_idx" ON "_vacancies_v_version_questions" USING btree ("_order");
  CREATE INDEX "_vacancies_v_version_questions_parent_id_idx" ON "_vacancies_v_version_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_vacancies_v_version_questions_locales_locale_parent_id_uniq" ON "_vacancies_v_version_questions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_version_questions_locales_parent_idx" ON "_vacancies_v_version_questions_locales" USING btree ("_parent_id");
  CREATE INDEX "_vacancies_v_parent_idx" ON "_vacancies_v" USING btree ("parent_id");
  CREATE INDEX "_vacancies_v_version_version_discipline_idx" ON "_vacancies_v" USING btree ("version_discipline_id");
  CREATE INDEX "_vacancies_v_version_version_office_idx" ON "_vacancies_v" USING btree ("version_office_id");
  CREATE INDEX "_vacancies_v_version_version_closes_at_idx" ON "_vacancies_v" USING btree ("version_closes_at");
  CREATE INDEX "_vacancies_v_version_version_ref_idx" ON "_vacancies_v" USING btree ("version_ref");
  CREATE INDEX "_vacancies_v_version_version_updated_at_idx" ON "_vacancies_v" USING btree ("version_updated_at");
  CREATE INDEX "_vacancies_v_version_version_created_at_idx" ON "_vacancies_v" USING btree ("version_created_at");
  CREATE INDEX "_vacancies_v_version_version__status_idx" ON "_vacancies_v" USING btree ("version__status");
  CREATE INDEX "_vacancies_v_created_at_idx" ON "_vacancies_v" USING btree ("created_at");
  CREATE INDEX "_vacancies_v_updated_at_idx" ON "_vacancies_v" USING btree ("updated_at");
  CREATE INDEX "_vacancies_v_snapshot_idx" ON "_vacancies_v" USING btree ("snapshot");
  CREATE INDEX "_vacancies_v_published_locale_idx" ON "_vacancies_v" USING btree ("published_locale");
  CREATE INDEX "_vacancies_v_latest_idx" ON "_vacancies_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_vacancies_v_locales_locale_parent_id_unique" ON "_vacancies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_vacancies_v_locales_parent_idx" ON "_vacancies_v_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_benefits_order_idx" ON "careers_page_benefits" USING btree ("_order");
  CREATE INDEX "careers_page_benefits_parent_id_idx" ON "careers_page_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_benefits_locales_locale_parent_id_unique" ON "careers_page_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_benefits_locales_parent_idx" ON "careers_page_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page_steps_order_idx" ON "careers_page_steps" USING btree ("_order");
  CREATE INDEX "careers_page_steps_parent_id_idx" ON "careers_page_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "careers_page_steps_locales_locale_parent_id_unique" ON "careers_page_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_steps_locales_parent_idx" ON "careers_page_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "careers_page__status_idx" ON "careers_page" USING btree ("_status");
  CREATE UNIQUE INDEX "careers_page_locales_locale_parent_id_unique" ON "careers_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "careers_page_locales_parent_idx" ON "careers_page_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_order_idx" ON "_careers_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_benefits_parent_id_idx" ON "_careers_page_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_benefits_locales_locale_parent_id_un" ON "_careers_page_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_benefits_locales_parent_idx" ON "_careers_page_v_version_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_steps_order_idx" ON "_careers_page_v_version_steps" USING btree ("_order");
  CREATE INDEX "_careers_page_v_version_steps_parent_id_idx" ON "_careers_page_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_careers_page_v_version_steps_locales_locale_parent_id_uniqu" ON "_careers_page_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_version_steps_locales_parent_idx" ON "_careers_page_v_version_steps_locales" USING btree ("_parent_id");
  CREATE INDEX "_careers_page_v_version_version__status_idx" ON "_careers_page_v" USING btree ("version__status");
  CREATE INDEX "_careers_page_v_created_at_idx" ON "_careers_page_v" USING btree ("created_at");
  CREATE INDEX "_careers_page_v_updated_at_idx" ON "_careers_page_v" USING btree ("updated_at");
  CREATE INDEX "_careers_page_v_snapshot_idx" ON "_careers_page_v" USING btree ("snapshot");
  CREATE INDEX "_careers_page_v_published_locale_idx" ON "_careers_page_v" USING btree ("published_locale");
  CREATE INDEX "_careers_page_v_latest_idx" ON "_careers_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_careers_page_v_locales_locale_parent_id_unique" ON "_careers_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_careers_page_v_locales_parent_idx" ON "_careers_page_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vacancies_fk" FOREIGN KEY ("vacancies_id") REFERENCES "public"."vacancies"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_vacancies_id_idx" ON "payload_locked_documents_rels" USING btree ("vacancies_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "vacancies_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_stages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "vacancies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_stages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_stages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_version_questions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_vacancies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "careers_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_benefits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_version_steps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_careers_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "vacancies_stages" CASCADE;
  DROP TABLE "vacancies_stages_locales" CASCADE;
  DROP TABLE "vacancies_documents_types" CASCADE;
  DROP TABLE "vacancies_documents" CASCADE;
  DROP TABLE "vacancies_documents_locales" CASCADE;
  DROP TABLE "vacancies_questions" CASCADE;
  DROP TABLE "vacancies_questions_locales" CASCADE;
  DROP TABLE "vacancies" CASCADE;
  DROP TABLE "vacancies_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_stages" CASCADE;
  DROP TABLE "_vacancies_v_version_stages_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_documents_types" CASCADE;
  DROP TABLE "_vacancies_v_version_documents" CASCADE;
  DROP TABLE "_vacancies_v_version_documents_locales" CASCADE;
  DROP TABLE "_vacancies_v_version_questions" CASCADE;
  DROP TABLE "_vacancies_v_version_questions_locales" CASCADE;
  DROP TABLE "_vacancies_v" CASCADE;
  DROP TABLE "_vacancies_v_locales" CASCADE;
  DROP TABLE "careers_page_benefits" CASCADE;
  DROP TABLE "careers_page_benefits_locales" CASCADE;
  DROP TABLE "careers_page_steps" CASCADE;
  DROP TABLE "careers_page_steps_locales" CASCADE;
  DROP TABLE "careers_page" CASCADE;
  DROP TABLE "careers_page_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits" CASCADE;
  DROP TABLE "_careers_page_v_version_benefits_locales" CASCADE;
  DROP TABLE "_careers_page_v_version_steps" CASCADE;
  DROP TABLE "_careers_page_v_version_steps_locales" CASCADE;
  DROP TABLE "_careers_page_v" CASCADE;
  DROP TABLE "_careers_page_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vacancies_fk";
  
  DROP INDEX "payload_locked_documents_rels_vacancies_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "vacancies_id";
  DROP TYPE "public"."enum_vacancies_documents_types";
  DROP TYPE "public"."enum_vacancies_questions_kind";
  DROP TYPE "public"."enum_vacancies_employment_type";
  DROP TYPE "public"."enum_vacancies_work_pattern";
  DROP TYPE "public"."enum_vacancies_pay_range_unit";
  DROP TYPE "public"."enum_vacancies_status";
  DROP TYPE "public"."enum__vacancies_v_version_documents_types";
  DROP TYPE "public"."enum__vacancies_v_version_questions_kind";
  DROP TYPE "public"."enum__vacancies_v_version_employment_type";
  DROP TYPE "public"."enum__vacancies_v_version_work_pattern";
  DROP TYPE "public"."enum__vacancies_v_version_pay_range_unit";
  DROP TYPE "public"."enum__vacancies_v_version_status";
  DROP TYPE "public"."enum__vacancies_v_published_locale";
  DROP TYPE "public"."enum_careers_page_status";
  DROP TYPE "public"."enum__careers_page_v_version_status";
  DROP TYPE "public"."enum__careers_page_v_published_locale";`)
}
