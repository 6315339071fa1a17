import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_success_stories_quote_language" AS ENUM('ne', 'en');
  CREATE TYPE "public"."enum_success_stories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__success_stories_v_version_quote_language" AS ENUM('ne', 'en');
  CREATE TYPE "public"."enum__success_stories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__success_stories_v_published_locale" AS ENUM('en', 'ne');
  CREATE TABLE "success_stories_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone
  );
  
  CREATE TABLE "success_stories_figures_locales" (
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "success_stories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"quote_language" "enum_success_stories_quote_language" DEFAULT 'ne',
  	"quote_text" varchar,
  	"quote_translation" varchar,
  	"quote_portrait_id" integer,
  	"quote_consent_id" integer,
  	"project_id" integer,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_success_stories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "success_stories_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"problem" jsonb,
  	"work" jsonb,
  	"outcome" jsonb,
  	"quote_person" varchar,
  	"quote_title" varchar,
  	"quote_organisation" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "success_stories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_success_stories_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"as_of" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_success_stories_v_version_figures_locales" (
  	"value" varchar,
  	"unit" varchar,
  	"label" varchar,
  	"source" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_success_stories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_quote_language" "enum__success_stories_v_version_quote_language" DEFAULT 'ne',
  	"version_quote_text" varchar,
  	"version_quote_translation" varchar,
  	"version_quote_portrait_id" integer,
  	"version_quote_consent_id" integer,
  	"version_project_id" integer,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__success_stories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__success_stories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_success_stories_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"version_problem" jsonb,
  	"version_work" jsonb,
  	"version_outcome" jsonb,
  	"version_quote_person" varchar,
  	"version_quote_title" varchar,
  	"version_quote_organisation" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_success_stories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"given_on" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone NOT NULL,
  	"covers_name" boolean DEFAULT false,
  	"covers_picture" boolean DEFAULT false,
  	"covers_translation" boolean DEFAULT false,
  	"withdrawn_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "success_stories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consents_id" integer;
  ALTER TABLE "success_stories_figures" ADD CONSTRAINT "success_stories_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "success_stories_figures_locales" ADD CONSTRAINT "success_stories_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."success_stories_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_quote_portrait_id_media_id_fk" FOREIGN KEY ("quote_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_quote_consent_id_consents_id_fk" FOREIGN KEY ("quote_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "success_stories_locales" ADD CONSTRAINT "success_stories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "success_stories_rels" ADD CONSTRAINT "success_stories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "success_stories_rels" ADD CONSTRAINT "success_stories_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_success_stories_v_version_figures" ADD CONSTRAINT "_success_stories_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_success_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_success_stories_v_version_figures_locales" ADD CONSTRAINT "_success_stories_v_version_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_success_stories_v_version_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_parent_id_success_stories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."success_stories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_version_quote_portrait_id_media_id_fk" FOREIGN KEY ("version_quote_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_version_quote_consent_id_consents_id_fk" FOREIGN KEY ("version_quote_consent_id") REFERENCES "public"."consents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_success_stories_v" ADD CONSTRAINT "_success_stories_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_success_stories_v_locales" ADD CONSTRAINT "_success_stories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_success_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_success_stories_v_rels" ADD CONSTRAINT "_success_stories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_success_stories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_success_stories_v_rels" ADD CONSTRAINT "_success_stories_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "success_stories_figures_order_idx" ON "success_stories_figures" USING btree ("_order");
  CREATE INDEX "success_stories_figures_parent_id_idx" ON "success_stories_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "success_stories_figures_locales_locale_parent_id_unique" ON "success_stories_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "success_stories_figures_locales_parent_idx" ON "success_stories_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "success_stories__order_idx" ON "success_stories" USING btree ("_order");
  CREATE INDEX "success_stories_quote_quote_portrait_idx" ON "success_stories" USING btree ("quote_portrait_id");
  CREATE INDEX "success_stories_quote_quote_consent_idx" ON "success_stories" USING btree ("quote_consent_id");
  CREATE INDEX "success_stories_project_idx" ON "success_stories" USING btree ("project_id");
  CREATE INDEX "success_stories_deleted_at_idx" ON "success_stories" USING btree ("deleted_at");
  CREATE INDEX "success_stories_updated_at_idx" ON "success_stories" USING btree ("updated_at");
  CREATE INDEX "success_stories_created_at_idx" ON "success_stories" USING btree ("created_at");
  CREATE INDEX "success_stories__status_idx" ON "success_stories" USING btree ("_status");
  CREATE UNIQUE INDEX "success_stories_locales_locale_parent_id_unique" ON "success_stories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "success_stories_locales_parent_idx" ON "success_stories_locales" USING btree ("_parent_id");
  CREATE INDEX "success_stories_rels_order_idx" ON "success_stories_rels" USING btree ("order");
  CREATE INDEX "success_stories_rels_parent_idx" ON "success_stories_rels" USING btree ("parent_id");
  CREATE INDEX "success_stories_rels_path_idx" ON "success_stories_rels" USING btree ("path");
  CREATE INDEX "success_stories_rels_media_id_idx" ON "success_stories_rels" USING btree ("media_id");
  CREATE INDEX "_success_stories_v_version_figures_order_idx" ON "_success_stories_v_version_figures" USING btree ("_order");
  CREATE INDEX "_success_stories_v_version_figures_parent_id_idx" ON "_success_stories_v_version_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_success_stories_v_version_figures_locales_locale_parent_id_" ON "_success_stories_v_version_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_success_stories_v_version_figures_locales_parent_idx" ON "_success_stories_v_version_figures_locales" USING btree ("_parent_id");
  CREATE INDEX "_success_stories_v_parent_idx" ON "_success_stories_v" USING btree ("parent_id");
  CREATE INDEX "_success_stories_v_version_version__order_idx" ON "_success_stories_v" USING btree ("version__order");
  CREATE INDEX "_success_stories_v_version_quote_version_quote_portrait_idx" ON "_success_stories_v" USING btree ("version_quote_portrait_id");
  CREATE INDEX "_success_stories_v_version_quote_version_quote_consent_idx" ON "_success_stories_v" USING btree ("version_quote_consent_id");
  CREATE INDEX "_success_stories_v_version_version_project_idx" ON "_success_stories_v" USING btree ("version_project_id");
  CREATE INDEX "_success_stories_v_version_version_deleted_at_idx" ON "_success_stories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_success_stories_v_version_version_updated_at_idx" ON "_success_stories_v" USING btree ("version_updated_at");
  CREATE INDEX "_success_stories_v_version_version_created_at_idx" ON "_success_stories_v" USING btree ("version_created_at");
  CREATE INDEX "_success_stories_v_version_version__status_idx" ON "_success_stories_v" USING btree ("version__status");
  CREATE INDEX "_success_stories_v_created_at_idx" ON "_success_stories_v" USING btree ("created_at");
  CREATE INDEX "_success_stories_v_updated_at_idx" ON "_success_stories_v" USING btree ("updated_at");
  CREATE INDEX "_success_stories_v_snapshot_idx" ON "_success_stories_v" USING btree ("snapshot");
  CREATE INDEX "_success_stories_v_published_locale_idx" ON "_success_stories_v" USING btree ("published_locale");
  CREATE INDEX "_success_stories_v_latest_idx" ON "_success_stories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_success_stories_v_locales_locale_parent_id_unique" ON "_success_stories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_success_stories_v_locales_parent_idx" ON "_success_stories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_success_stories_v_rels_order_idx" ON "_success_stories_v_rels" USING btree ("order");
  CREATE INDEX "_success_stories_v_rels_parent_idx" ON "_success_stories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_success_stories_v_rels_path_idx" ON "_success_stories_v_rels" USING btree ("path");
  CREATE INDEX "_success_stories_v_rels_media_id_idx" ON "_success_stories_v_rels" USING btree ("media_id");
  CREATE INDEX "consents_updated_at_idx" ON "consents" USING btree ("updated_at");
  CREATE INDEX "consents_created_at_idx" ON "consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "consents_filename_idx" ON "consents" USING btree ("filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_success_stories_fk" FOREIGN KEY ("success_stories_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consents_fk" FOREIGN KEY ("consents_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_success_stories_id_idx" ON "payload_locked_documents_rels" USING btree ("success_stories_id");
  CREATE INDEX "payload_locked_documents_rels_consents_id_idx" ON "payload_locked_documents_rels" USING btree ("consents_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "success_stories_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "success_stories_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "success_stories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "success_stories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "success_stories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_success_stories_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_success_stories_v_version_figures_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_success_stories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_success_stories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_success_stories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consents" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "success_stories_figures" CASCADE;
  DROP TABLE "success_stories_figures_locales" CASCADE;
  DROP TABLE "success_stories" CASCADE;
  DROP TABLE "success_stories_locales" CASCADE;
  DROP TABLE "success_stories_rels" CASCADE;
  DROP TABLE "_success_stories_v_version_figures" CASCADE;
  DROP TABLE "_success_stories_v_version_figures_locales" CASCADE;
  DROP TABLE "_success_stories_v" CASCADE;
  DROP TABLE "_success_stories_v_locales" CASCADE;
  DROP TABLE "_success_stories_v_rels" CASCADE;
  DROP TABLE "consents" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_success_stories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consents_fk";
  
  DROP INDEX "payload_locked_documents_rels_success_stories_id_idx";
  DROP INDEX "payload_locked_documents_rels_consents_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "success_stories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consents_id";
  DROP TYPE "public"."enum_success_stories_quote_language";
  DROP TYPE "public"."enum_success_stories_status";
  DROP TYPE "public"."enum__success_stories_v_version_quote_language";
  DROP TYPE "public"."enum__success_stories_v_version_status";
  DROP TYPE "public"."enum__success_stories_v_published_locale";`)
}
