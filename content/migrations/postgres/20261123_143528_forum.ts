import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forum_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forum_categories_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_forum_mails_state" AS ENUM('pending', 'sent', 'failed', 'withheld');
  CREATE TYPE "public"."enum_community_settings_forum" AS ENUM('open', 'readOnly', 'closed');
  CREATE TYPE "public"."enum__community_settings_v_version_forum" AS ENUM('open', 'readOnly', 'closed');
  CREATE TABLE "forum_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"discussion_id" integer,
  	"author_id" integer,
  	"person_id" integer,
  	"staff" boolean DEFAULT false,
  	"category_id" integer,
  	"lang" varchar,
  	"title" varchar,
  	"text" varchar,
  	"quoted" numeric,
  	"quote" varchar,
  	"state" varchar NOT NULL,
  	"reason" varchar,
  	"doubt" varchar,
  	"published_at" numeric,
  	"edited_at" numeric,
  	"accepted" numeric,
  	"accepted_at" numeric,
  	"closed" varchar,
  	"muted" boolean DEFAULT false,
  	"moves" numeric DEFAULT 0,
  	"history" jsonb,
  	"log" jsonb,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"deleted_at" timestamp(3) with time zone,
  	"deleted_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_forum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forum_categories_locales" (
  	"name" varchar,
  	"description" varchar,
  	"tell" varchar,
  	"text_changed_at" timestamp(3) with time zone,
  	"text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forum_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version_deleted_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__forum_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forum_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_forum_categories_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_tell" varchar,
  	"version_text_changed_at" timestamp(3) with time zone,
  	"version_text_checked_at" timestamp(3) with time zone,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "forum_flags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post_id" integer,
  	"member_id" integer,
  	"reason" varchar NOT NULL,
  	"text" varchar,
  	"settled" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forum_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"member_id" integer,
  	"post_id" integer,
  	"state" "enum_forum_mails_state" DEFAULT 'pending' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"due_at" numeric,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "members" ADD COLUMN "no_forum_mails" boolean DEFAULT false;
  ALTER TABLE "users" ADD COLUMN "answers_as_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_flags_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_mails_id" integer;
  ALTER TABLE "community_settings" ADD COLUMN "forum" "enum_community_settings_forum" DEFAULT 'closed';
  ALTER TABLE "_community_settings_v" ADD COLUMN "version_forum" "enum__community_settings_v_version_forum" DEFAULT 'closed';
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_discussion_id_forum_posts_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_category_id_forum_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."forum_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_categories_locales" ADD CONSTRAINT "forum_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forum_categories_v" ADD CONSTRAINT "_forum_categories_v_parent_id_forum_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forum_categories_v_locales" ADD CONSTRAINT "_forum_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forum_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_flags" ADD CONSTRAINT "forum_flags_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_mails" ADD CONSTRAINT "forum_mails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_mails" ADD CONSTRAINT "forum_mails_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forum_posts_discussion_idx" ON "forum_posts" USING btree ("discussion_id");
  CREATE INDEX "forum_posts_author_idx" ON "forum_posts" USING btree ("author_id");
  CREATE INDEX "forum_posts_person_idx" ON "forum_posts" USING btree ("person_id");
  CREATE INDEX "forum_posts_category_idx" ON "forum_posts" USING btree ("category_id");
  CREATE INDEX "forum_posts_quoted_idx" ON "forum_posts" USING btree ("quoted");
  CREATE UNIQUE INDEX "forum_posts_idempotency_key_idx" ON "forum_posts" USING btree ("idempotency_key");
  CREATE INDEX "forum_posts_updated_at_idx" ON "forum_posts" USING btree ("updated_at");
  CREATE INDEX "forum_posts_created_at_idx" ON "forum_posts" USING btree ("created_at");
  CREATE INDEX "kind_state_publishedAt_idx" ON "forum_posts" USING btree ("kind","state","published_at");
  CREATE INDEX "discussion_state_publishedAt_idx" ON "forum_posts" USING btree ("discussion_id","state","published_at");
  CREATE INDEX "author_kind_state_idx" ON "forum_posts" USING btree ("author_id","kind","state");
  CREATE INDEX "state_createdAt_idx" ON "forum_posts" USING btree ("state","created_at");
  CREATE INDEX "forum_categories__order_idx" ON "forum_categories" USING btree ("_order");
  CREATE INDEX "forum_categories_deleted_at_idx" ON "forum_categories" USING btree ("deleted_at");
  CREATE INDEX "forum_categories_updated_at_idx" ON "forum_categories" USING btree ("updated_at");
  CREATE INDEX "forum_categories_created_at_idx" ON "forum_categories" USING btree ("created_at");
  CREATE INDEX "forum_categories__status_idx" ON "forum_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "forum_categories_locales_locale_parent_id_unique" ON "forum_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forum_categories_locales_parent_idx" ON "forum_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_forum_categories_v_parent_idx" ON "_forum_categories_v" USING btree ("parent_id");
  CREATE INDEX "_forum_categories_v_version_version__order_idx" ON "_forum_categories_v" USING btree ("version__order");
  CREATE INDEX "_forum_categories_v_version_version_deleted_at_idx" ON "_forum_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forum_categories_v_version_version_updated_at_idx" ON "_forum_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_forum_categories_v_version_version_created_at_idx" ON "_forum_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_forum_categories_v_version_version__status_idx" ON "_forum_categories_v" USING btree ("version__status");
  CREATE INDEX "_forum_categories_v_created_at_idx" ON "_forum_categories_v" USING btree ("created_at");
  CREATE INDEX "_forum_categories_v_updated_at_idx" ON "_forum_categories_v" USING btree ("updated_at");
  CREATE INDEX "_forum_categories_v_snapshot_idx" ON "_forum_categories_v" USING btree ("snapshot");
  CREATE INDEX "_forum_categories_v_published_locale_idx" ON "_forum_categories_v" USING btree ("published_locale");
  CREATE INDEX "_forum_categories_v_latest_idx" ON "_forum_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_forum_categories_v_locales_locale_parent_id_unique" ON "_forum_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forum_categories_v_locales_parent_idx" ON "_forum_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "forum_flags_post_idx" ON "forum_flags" USING btree ("post_id");
  CREATE INDEX "forum_flags_member_idx" ON "forum_flags" USING btree ("member_id");
  CREATE INDEX "forum_flags_updated_at_idx" ON "forum_flags" USING btree ("updated_at");
  CREATE INDEX "forum_flags_created_at_idx" ON "forum_flags" USING btree ("created_at");
  CREATE UNIQUE INDEX "post_member_idx" ON "forum_flags" USING btree ("post_id","member_id");
  CREATE INDEX "forum_mails_member_idx" ON "forum_mails" USING btree ("member_id");
  CREATE INDEX "forum_mails_post_idx" ON "forum_mails" USING btree ("post_id");
  CREATE INDEX "forum_mails_due_at_idx" ON "forum_mails" USING btree ("due_at");
  CREATE UNIQUE INDEX "forum_mails_key_idx" ON "forum_mails" USING btree ("key");
  CREATE INDEX "forum_mails_updated_at_idx" ON "forum_mails" USING btree ("updated_at");
  CREATE INDEX "forum_mails_created_at_idx" ON "forum_mails" USING btree ("created_at");
  ALTER TABLE "users" ADD CONSTRAINT "users_answers_as_id_people_id_fk" FOREIGN KEY ("answers_as_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_posts_fk" FOREIGN KEY ("forum_posts_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_categories_fk" FOREIGN KEY ("forum_categories_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_flags_fk" FOREIGN KEY ("forum_flags_id") REFERENCES "public"."forum_flags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_mails_fk" FOREIGN KEY ("forum_mails_id") REFERENCES "public"."forum_mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_answers_as_idx" ON "users" USING btree ("answers_as_id");
  CREATE INDEX "payload_locked_documents_rels_forum_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_posts_id");
  CREATE INDEX "payload_locked_documents_rels_forum_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_categories_id");
  CREATE INDEX "payload_locked_documents_rels_forum_flags_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_flags_id");
  CREATE INDEX "payload_locked_documents_rels_forum_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forum_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forum_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_flags" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forum_posts" CASCADE;
  DROP TABLE "forum_categories" CASCADE;
  DROP TABLE "forum_categories_locales" CASCADE;
  DROP TABLE "_forum_categories_v" CASCADE;
  DROP TABLE "_forum_categories_v_locales" CASCADE;
  DROP TABLE "forum_flags" CASCADE;
  DROP TABLE "forum_mails" CASCADE;
  ALTER TABLE "users" DROP CONSTRAINT "users_answers_as_id_people_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_flags_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_mails_fk";
  
  DROP INDEX "users_answers_as_idx";
  DROP INDEX "payload_locked_documents_rels_forum_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_flags_id_idx";
  DROP INDEX "payload_locked_documents_rels_forum_mails_id_idx";
  ALTER TABLE "members" DROP COLUMN "no_forum_mails";
  ALTER TABLE "users" DROP COLUMN "answers_as_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_flags_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_mails_id";
  ALTER TABLE "community_settings" DROP COLUMN "forum";
  ALTER TABLE "_community_settings_v" DROP COLUMN "version_forum";
  DROP TYPE "public"."enum_forum_categories_status";
  DROP TYPE "public"."enum__forum_categories_v_version_status";
  DROP TYPE "public"."enum__forum_categories_v_published_locale";
  DROP TYPE "public"."enum_forum_mails_state";
  DROP TYPE "public"."enum_community_settings_forum";
  DROP TYPE "public"."enum__community_settings_v_version_forum";`)
}
