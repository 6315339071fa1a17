import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_members_state" AS ENUM('active', 'suspended');
  CREATE TYPE "public"."enum_member_registrations_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_member_mails_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_community_settings_accounts" AS ENUM('open', 'members', 'closed');
  CREATE TYPE "public"."enum_community_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__community_settings_v_version_accounts" AS ENUM('open', 'members', 'closed');
  CREATE TYPE "public"."enum__community_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__community_settings_v_published_locale" AS ENUM('en', 'ne');
  ALTER TYPE "public"."enum_erasures_kind" ADD VALUE 'members';
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"state" "enum_members_state" DEFAULT 'active' NOT NULL,
  	"reason" varchar,
  	"public_id" varchar,
  	"locale" varchar,
  	"last_seen_day" varchar,
  	"terms_version" numeric,
  	"email" varchar,
  	"email_key" varchar,
  	"password_hash" varchar,
  	"epoch" numeric DEFAULT 0,
  	"link_key" varchar,
  	"pending_email" varchar,
  	"previous_email" varchar,
  	"previous_until" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"email_key" varchar NOT NULL,
  	"password_hash" varchar NOT NULL,
  	"terms_version" numeric NOT NULL,
  	"locale" varchar NOT NULL,
  	"link_key" varchar NOT NULL,
  	"state" "enum_member_registrations_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"public_id" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"device_hash" varchar NOT NULL,
  	"epoch" numeric NOT NULL,
  	"expires_at" numeric NOT NULL,
  	"used_day" varchar NOT NULL,
  	"agent" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "member_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"member_id" integer NOT NULL,
  	"state" "enum_member_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "community_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"accounts" "enum_community_settings_accounts" DEFAULT 'open',
  	"_status" "enum_community_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_community_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_accounts" "enum__community_settings_v_version_accounts" DEFAULT 'open',
  	"version__status" "enum__community_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__community_settings_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "members_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_registrations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "member_mails_id" integer;
  ALTER TABLE "member_sessions" ADD CONSTRAINT "member_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "member_mails" ADD CONSTRAINT "member_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "members_email_key_idx" ON "members" USING btree ("email_key");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "member_registrations_email_key_idx" ON "member_registrations" USING btree ("email_key");
  CREATE INDEX "member_registrations_due_at_idx" ON "member_registrations" USING btree ("due_at");
  CREATE UNIQUE INDEX "member_registrations_key_idx" ON "member_registrations" USING btree ("key");
  CREATE INDEX "member_registrations_updated_at_idx" ON "member_registrations" USING btree ("updated_at");
  CREATE INDEX "member_registrations_created_at_idx" ON "member_registrations" USING btree ("created_at");
  CREATE INDEX "member_sessions_member_idx" ON "member_sessions" USING btree ("member_id");
  CREATE UNIQUE INDEX "member_sessions_token_hash_idx" ON "member_sessions" USING btree ("token_hash");
  CREATE INDEX "member_sessions_expires_at_idx" ON "member_sessions" USING btree ("expires_at");
  CREATE INDEX "member_sessions_updated_at_idx" ON "member_sessions" USING btree ("updated_at");
  CREATE INDEX "member_sessions_created_at_idx" ON "member_sessions" USING btree ("created_at");
  CREATE INDEX "member_mails_member_idx" ON "member_mails" USING btree ("member_id");
  CREATE INDEX "member_mails_due_at_idx" ON "member_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "member_mails_key_idx" ON "member_mails" USING btree ("key");
  CREATE INDEX "member_mails_updated_at_idx" ON "member_mails" USING btree ("updated_at");
  CREATE INDEX "member_mails_created_at_idx" ON "member_mails" USING btree ("created_at");
  CREATE INDEX "community_settings__status_idx" ON "community_settings" USING btree ("_status");
  CREATE INDEX "_community_settings_v_version_version__status_idx" ON "_community_settings_v" USING btree ("version__status");
  CREATE INDEX "_community_settings_v_created_at_idx" ON "_community_settings_v" USING btree ("created_at");
  CREATE INDEX "_community_settings_v_updated_at_idx" ON "_community_settings_v" USING btree ("updated_at");
  CREATE INDEX "_community_settings_v_snapshot_idx" ON "_community_settings_v" USING btree ("snapshot");
  CREATE INDEX "_community_settings_v_published_locale_idx" ON "_community_settings_v" USING btree ("published_locale");
  CREATE INDEX "_community_settings_v_latest_idx" ON "_community_settings_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_registrations_fk" FOREIGN KEY ("member_registrations_id") REFERENCES "public"."member_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_sessions_fk" FOREIGN KEY ("member_sessions_id") REFERENCES "public"."member_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_member_mails_fk" FOREIGN KEY ("member_mails_id") REFERENCES "public"."member_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_member_registrations_id_idx" ON "payload_locked_documents_rels" USING btree ("member_registrations_id");
  CREATE INDEX "payload_locked_documents_rels_member_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("member_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_member_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("member_mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "member_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "community_settings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_community_settings_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "members" CASCADE;
  DROP TABLE "member_registrations" CASCADE;
  DROP TABLE "member_sessions" CASCADE;
  DROP TABLE "member_mails" CASCADE;
  DROP TABLE "community_settings" CASCADE;
  DROP TABLE "_community_settings_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_members_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_registrations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_member_mails_fk";
  
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_erasures_kind";
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected', 'copies', 'bin');
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_erasures_kind" USING "kind"::"public"."enum_erasures_kind";
  DROP INDEX "payload_locked_documents_rels_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_registrations_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_member_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_registrations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "member_mails_id";
  DROP TYPE "public"."enum_members_state";
  DROP TYPE "public"."enum_member_registrations_state";
  DROP TYPE "public"."enum_member_mails_state";
  DROP TYPE "public"."enum_community_settings_accounts";
  DROP TYPE "public"."enum_community_settings_status";
  DROP TYPE "public"."enum__community_settings_v_version_accounts";
  DROP TYPE "public"."enum__community_settings_v_version_status";
  DROP TYPE "public"."enum__community_settings_v_published_locale";`)
}
