import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "forum_categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" integer
  );
  
  CREATE TABLE "_forum_categories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"people_id" integer
  );
  
  CREATE TABLE "forum_follows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"discussion_id" integer,
  	"member_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "community_settings_locales" (
  	"officer_name" varchar,
  	"officer_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_community_settings_v_locales" (
  	"version_officer_name" varchar,
  	"version_officer_contact" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "member_mails" ALTER COLUMN "member_id" DROP NOT NULL;
  ALTER TABLE "legal_versions" ADD COLUMN "material" boolean DEFAULT false;
  ALTER TABLE "_legal_versions_v" ADD COLUMN "version_material" boolean DEFAULT false;
  ALTER TABLE "forum_categories_locales" ADD COLUMN "rules" varchar;
  ALTER TABLE "_forum_categories_v_locales" ADD COLUMN "version_rules" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forum_follows_id" integer;
  ALTER TABLE "forum_categories_rels" ADD CONSTRAINT "forum_categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forum_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_categories_rels" ADD CONSTRAINT "forum_categories_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forum_categories_v_rels" ADD CONSTRAINT "_forum_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_forum_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forum_categories_v_rels" ADD CONSTRAINT "_forum_categories_v_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_discussion_id_forum_posts_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."forum_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forum_follows" ADD CONSTRAINT "forum_follows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "community_settings_locales" ADD CONSTRAINT "community_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."community_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_community_settings_v_locales" ADD CONSTRAINT "_community_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_community_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "forum_categories_rels_order_idx" ON "forum_categories_rels" USING btree ("order");
  CREATE INDEX "forum_categories_rels_parent_idx" ON "forum_categories_rels" USING btree ("parent_id");
  CREATE INDEX "forum_categories_rels_path_idx" ON "forum_categories_rels" USING btree ("path");
  CREATE INDEX "forum_categories_rels_people_id_idx" ON "forum_categories_rels" USING btree ("people_id");
  CREATE INDEX "_forum_categories_v_rels_order_idx" ON "_forum_categories_v_rels" USING btree ("order");
  CREATE INDEX "_forum_categories_v_rels_parent_idx" ON "_forum_categories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_forum_categories_v_rels_path_idx" ON "_forum_categories_v_rels" USING btree ("path");
  CREATE INDEX "_forum_categories_v_rels_people_id_idx" ON "_forum_categories_v_rels" USING btree ("people_id");
  CREATE INDEX "forum_follows_discussion_idx" ON "forum_follows" USING btree ("discussion_id");
  CREATE INDEX "forum_follows_member_idx" ON "forum_follows" USING btree ("member_id");
  CREATE INDEX "forum_follows_updated_at_idx" ON "forum_follows" USING btree ("updated_at");
  CREATE INDEX "forum_follows_created_at_idx" ON "forum_follows" USING btree ("created_at");
  CREATE UNIQUE INDEX "discussion_member_idx" ON "forum_follows" USING btree ("discussion_id","member_id");
  CREATE UNIQUE INDEX "community_settings_locales_locale_parent_id_unique" ON "community_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "community_settings_locales_parent_idx" ON "community_settings_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_community_settings_v_locales_locale_parent_id_unique" ON "_community_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_community_settings_v_locales_parent_idx" ON "_community_settings_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forum_follows_fk" FOREIGN KEY ("forum_follows_id") REFERENCES "public"."forum_follows"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forum_follows_id_idx" ON "payload_locked_documents_rels" USING btree ("forum_follows_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forum_categories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_forum_categories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forum_follows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "community_settings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_community_settings_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forum_categories_rels" CASCADE;
  DROP TABLE "_forum_categories_v_rels" CASCADE;
  DROP TABLE "forum_follows" CASCADE;
  DROP TABLE "community_settings_locales" CASCADE;
  DROP TABLE "_community_settings_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forum_follows_fk";
  
  DROP INDEX "payload_locked_documents_rels_forum_follows_id_idx";
  ALTER TABLE "member_mails" ALTER COLUMN "member_id" SET NOT NULL;
  ALTER TABLE "legal_versions" DROP COLUMN "material";
  ALTER TABLE "_legal_versions_v" DROP COLUMN "version_material";
  ALTER TABLE "forum_categories_locales" DROP COLUMN "rules";
  ALTER TABLE "_forum_categories_v_locales" DROP COLUMN "version_rules";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forum_follows_id";`)
}
