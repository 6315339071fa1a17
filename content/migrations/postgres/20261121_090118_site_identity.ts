import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "footer_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar
  );
  
  CREATE TABLE "footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar
  );
  
  CREATE TABLE "footer_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_profiles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "home_page" ADD COLUMN "contact_map_link" varchar;
  ALTER TABLE "home_page" ADD COLUMN "contact_map_embed" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_contact_map_link" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_contact_map_embed" varchar;
  ALTER TABLE "footer" ADD COLUMN "founded" numeric;
  ALTER TABLE "footer" ADD COLUMN "mark_on_light_id" integer;
  ALTER TABLE "footer" ADD COLUMN "mark_on_dark_id" integer;
  ALTER TABLE "footer" ADD COLUMN "icon_id" integer;
  ALTER TABLE "footer" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "footer_locales" ADD COLUMN "short_name" varchar;
  ALTER TABLE "footer_locales" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_founded" numeric;
  ALTER TABLE "_footer_v" ADD COLUMN "version_mark_on_light_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_mark_on_dark_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_icon_id" integer;
  ALTER TABLE "_footer_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_short_name" varchar;
  ALTER TABLE "_footer_v_locales" ADD COLUMN "version_legal_name" varchar;
  ALTER TABLE "footer_profiles" ADD CONSTRAINT "footer_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links_locales" ADD CONSTRAINT "footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_profiles" ADD CONSTRAINT "_footer_v_version_profiles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links" ADD CONSTRAINT "_footer_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links_locales" ADD CONSTRAINT "_footer_v_version_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "footer_profiles_order_idx" ON "footer_profiles" USING btree ("_order");
  CREATE INDEX "footer_profiles_parent_id_idx" ON "footer_profiles" USING btree ("_parent_id");
  CREATE INDEX "footer_links_order_idx" ON "footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_links_locales_locale_parent_id_unique" ON "footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_profiles_order_idx" ON "_footer_v_version_profiles" USING btree ("_order");
  CREATE INDEX "_footer_v_version_profiles_parent_id_idx" ON "_footer_v_version_profiles" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_links_order_idx" ON "_footer_v_version_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_parent_id_idx" ON "_footer_v_version_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_links_locales_locale_parent_id_unique" ON "_footer_v_version_links_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "footer" ADD CONSTRAINT "footer_mark_on_light_id_media_id_fk" FOREIGN KEY ("mark_on_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_mark_on_dark_id_media_id_fk" FOREIGN KEY ("mark_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer" ADD CONSTRAINT "footer_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_mark_on_light_id_media_id_fk" FOREIGN KEY ("version_mark_on_light_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_mark_on_dark_id_media_id_fk" FOREIGN KEY ("version_mark_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v" ADD CONSTRAINT "_footer_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "footer_mark_on_light_idx" ON "footer" USING btree ("mark_on_light_id");
  CREATE INDEX "footer_mark_on_dark_idx" ON "footer" USING btree ("mark_on_dark_id");
  CREATE INDEX "footer_icon_idx" ON "footer" USING btree ("icon_id");
  CREATE INDEX "footer_share_picture_idx" ON "footer" USING btree ("share_picture_id");
  CREATE INDEX "_footer_v_version_version_mark_on_light_idx" ON "_footer_v" USING btree ("version_mark_on_light_id");
  CREATE INDEX "_footer_v_version_version_mark_on_dark_idx" ON "_footer_v" USING btree ("version_mark_on_dark_id");
  CREATE INDEX "_footer_v_version_version_icon_idx" ON "_footer_v" USING btree ("version_icon_id");
  CREATE INDEX "_footer_v_version_version_share_picture_idx" ON "_footer_v" USING btree ("version_share_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "footer_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_links_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "footer_profiles" CASCADE;
  DROP TABLE "footer_links" CASCADE;
  DROP TABLE "footer_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_profiles" CASCADE;
  DROP TABLE "_footer_v_version_links" CASCADE;
  DROP TABLE "_footer_v_version_links_locales" CASCADE;
  ALTER TABLE "footer" DROP CONSTRAINT "footer_mark_on_light_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_mark_on_dark_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_icon_id_media_id_fk";
  
  ALTER TABLE "footer" DROP CONSTRAINT "footer_share_picture_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_mark_on_light_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_mark_on_dark_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_icon_id_media_id_fk";
  
  ALTER TABLE "_footer_v" DROP CONSTRAINT "_footer_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "footer_mark_on_light_idx";
  DROP INDEX "footer_mark_on_dark_idx";
  DROP INDEX "footer_icon_idx";
  DROP INDEX "footer_share_picture_idx";
  DROP INDEX "_footer_v_version_version_mark_on_light_idx";
  DROP INDEX "_footer_v_version_version_mark_on_dark_idx";
  DROP INDEX "_footer_v_version_version_icon_idx";
  DROP INDEX "_footer_v_version_version_share_picture_idx";
  ALTER TABLE "home_page" DROP COLUMN "contact_map_link";
  ALTER TABLE "home_page" DROP COLUMN "contact_map_embed";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_contact_map_link";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_contact_map_embed";
  ALTER TABLE "footer" DROP COLUMN "founded";
  ALTER TABLE "footer" DROP COLUMN "mark_on_light_id";
  ALTER TABLE "footer" DROP COLUMN "mark_on_dark_id";
  ALTER TABLE "footer" DROP COLUMN "icon_id";
  ALTER TABLE "footer" DROP COLUMN "share_picture_id";
  ALTER TABLE "footer_locales" DROP COLUMN "short_name";
  ALTER TABLE "footer_locales" DROP COLUMN "legal_name";
  ALTER TABLE "_footer_v" DROP COLUMN "version_founded";
  ALTER TABLE "_footer_v" DROP COLUMN "version_mark_on_light_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_mark_on_dark_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_icon_id";
  ALTER TABLE "_footer_v" DROP COLUMN "version_share_picture_id";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_short_name";
  ALTER TABLE "_footer_v_locales" DROP COLUMN "version_legal_name";`)
}
