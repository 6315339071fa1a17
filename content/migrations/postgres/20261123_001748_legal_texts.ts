import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_legal_versions_kind" AS ENUM('privacy', 'terms');
  CREATE TYPE "public"."enum_legal_versions_binding" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_legal_versions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_versions_v_version_kind" AS ENUM('privacy', 'terms');
  CREATE TYPE "public"."enum__legal_versions_v_version_binding" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum__legal_versions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_versions_v_published_locale" AS ENUM('en', 'ne');
  CREATE TABLE "legal_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_legal_versions_kind",
  	"in_force_from" timestamp(3) with time zone,
  	"binding" "enum_legal_versions_binding" DEFAULT 'ne',
  	"checked_by" varchar,
  	"number" numeric,
  	"announced_on" timestamp(3) with time zone,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_legal_versions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_versions_locales" (
  	"name" varchar,
  	"changes" varchar,
  	"body" jsonb,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_versions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__legal_versions_v_version_kind",
  	"version_in_force_from" timestamp(3) with time zone,
  	"version_binding" "enum__legal_versions_v_version_binding" DEFAULT 'ne',
  	"version_checked_by" varchar,
  	"version_number" numeric,
  	"version_announced_on" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_versions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_versions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_versions_v_locales" (
  	"version_name" varchar,
  	"version_changes" varchar,
  	"version_body" jsonb,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "legal_versions_id" integer;
  ALTER TABLE "legal_versions_locales" ADD CONSTRAINT "legal_versions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_versions_v" ADD CONSTRAINT "_legal_versions_v_parent_id_legal_versions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_versions_v_locales" ADD CONSTRAINT "_legal_versions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_versions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "legal_versions_kind_idx" ON "legal_versions" USING btree ("kind");
  CREATE INDEX "legal_versions_in_force_from_idx" ON "legal_versions" USING btree ("in_force_from");
  CREATE INDEX "legal_versions_deleted_at_idx" ON "legal_versions" USING btree ("deleted_at");
  CREATE INDEX "legal_versions_updated_at_idx" ON "legal_versions" USING btree ("updated_at");
  CREATE INDEX "legal_versions_created_at_idx" ON "legal_versions" USING btree ("created_at");
  CREATE INDEX "legal_versions__status_idx" ON "legal_versions" USING btree ("_status");
  CREATE UNIQUE INDEX "kind_number_idx" ON "legal_versions" USING btree ("kind","number");
  CREATE UNIQUE INDEX "legal_versions_locales_locale_parent_id_unique" ON "legal_versions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_versions_locales_parent_idx" ON "legal_versions_locales" USING btree ("_parent_id");
  CREATE INDEX "_legal_versions_v_parent_idx" ON "_legal_versions_v" USING btree ("parent_id");
  CREATE INDEX "_legal_versions_v_version_version_kind_idx" ON "_legal_versions_v" USING btree ("version_kind");
  CREATE INDEX "_legal_versions_v_version_version_in_force_from_idx" ON "_legal_versions_v" USING btree ("version_in_force_from");
  CREATE INDEX "_legal_versions_v_version_version_deleted_at_idx" ON "_legal_versions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_legal_versions_v_version_version_updated_at_idx" ON "_legal_versions_v" USING btree ("version_updated_at");
  CREATE INDEX "_legal_versions_v_version_version_created_at_idx" ON "_legal_versions_v" USING btree ("version_created_at");
  CREATE INDEX "_legal_versions_v_version_version__status_idx" ON "_legal_versions_v" USING btree ("version__status");
  CREATE INDEX "_legal_versions_v_created_at_idx" ON "_legal_versions_v" USING btree ("created_at");
  CREATE INDEX "_legal_versions_v_updated_at_idx" ON "_legal_versions_v" USING btree ("updated_at");
  CREATE INDEX "_legal_versions_v_snapshot_idx" ON "_legal_versions_v" USING btree ("snapshot");
  CREATE INDEX "_legal_versions_v_published_locale_idx" ON "_legal_versions_v" USING btree ("published_locale");
  CREATE INDEX "_legal_versions_v_latest_idx" ON "_legal_versions_v" USING btree ("latest");
  CREATE INDEX "version_kind_version_number_idx" ON "_legal_versions_v" USING btree ("version_kind","version_number");
  CREATE UNIQUE INDEX "_legal_versions_v_locales_locale_parent_id_unique" ON "_legal_versions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_versions_v_locales_parent_idx" ON "_legal_versions_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_versions_fk" FOREIGN KEY ("legal_versions_id") REFERENCES "public"."legal_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_legal_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_versions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "legal_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "legal_versions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_versions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_legal_versions_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "legal_versions" CASCADE;
  DROP TABLE "legal_versions_locales" CASCADE;
  DROP TABLE "_legal_versions_v" CASCADE;
  DROP TABLE "_legal_versions_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_legal_versions_fk";
  
  DROP INDEX "payload_locked_documents_rels_legal_versions_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "legal_versions_id";
  DROP TYPE "public"."enum_legal_versions_kind";
  DROP TYPE "public"."enum_legal_versions_binding";
  DROP TYPE "public"."enum_legal_versions_status";
  DROP TYPE "public"."enum__legal_versions_v_version_kind";
  DROP TYPE "public"."enum__legal_versions_v_version_binding";
  DROP TYPE "public"."enum__legal_versions_v_version_status";
  DROP TYPE "public"."enum__legal_versions_v_published_locale";`)
}
