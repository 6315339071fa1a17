import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_album_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__album_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__album_categories_v_published_locale" AS ENUM('en', 'ne');
  CREATE TYPE "public"."enum_albums_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__albums_v_published_locale" AS ENUM('en', 'ne');
  CREATE TABLE "album_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"cover_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_album_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "album_categories_locales" (
  	"name" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_album_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_cover_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__album_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__album_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_album_categories_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "albums_photos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"taken_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "albums_photos_locales" (
  	"caption" varchar,
  	"place" varchar,
  	"credit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "albums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"taken_on" timestamp(3) with time zone,
  	"project_id" integer,
  	"cover_id" integer,
  	"download" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_albums_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "albums_locales" (
  	"name" varchar,
  	"description" varchar,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v_version_photos" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"taken_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_albums_v_version_photos_locales" (
  	"caption" varchar,
  	"place" varchar,
  	"credit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_albums_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_taken_on" timestamp(3) with time zone,
  	"version_project_id" integer,
  	"version_cover_id" integer,
  	"version_download" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__albums_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__albums_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_albums_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "album_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "albums_id" integer;
  ALTER TABLE "album_categories" ADD CONSTRAINT "album_categories_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "album_categories_locales" ADD CONSTRAINT "album_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."album_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_album_categories_v" ADD CONSTRAINT "_album_categories_v_parent_id_album_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_album_categories_v" ADD CONSTRAINT "_album_categories_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_album_categories_v_locales" ADD CONSTRAINT "_album_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_album_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_photos" ADD CONSTRAINT "albums_photos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_photos" ADD CONSTRAINT "albums_photos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums_photos_locales" ADD CONSTRAINT "albums_photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_category_id_album_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums" ADD CONSTRAINT "albums_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "albums_locales" ADD CONSTRAINT "albums_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos" ADD CONSTRAINT "_albums_v_version_photos_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos" ADD CONSTRAINT "_albums_v_version_photos_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v_version_photos_locales" ADD CONSTRAINT "_albums_v_version_photos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v_version_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_parent_id_albums_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."albums"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_category_id_album_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."album_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v" ADD CONSTRAINT "_albums_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_albums_v_locales" ADD CONSTRAINT "_albums_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_albums_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "album_categories__order_idx" ON "album_categories" USING btree ("_order");
  CREATE INDEX "album_categories_cover_idx" ON "album_categories" USING btree ("cover_id");
  CREATE INDEX "album_categories_updated_at_idx" ON "album_categories" USING btree ("updated_at");
  CREATE INDEX "album_categories_created_at_idx" ON "album_categories" USING btree ("created_at");
  CREATE INDEX "album_categories__status_idx" ON "album_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "album_categories_locales_locale_parent_id_unique" ON "album_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "album_categories_locales_parent_idx" ON "album_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_album_categories_v_parent_idx" ON "_album_categories_v" USING btree ("parent_id");
  CREATE INDEX "_album_categories_v_version_version__order_idx" ON "_album_categories_v" USING btree ("version__order");
  CREATE INDEX "_album_categories_v_version_version_cover_idx" ON "_album_categories_v" USING btree ("version_cover_id");
  CREATE INDEX "_album_categories_v_version_version_updated_at_idx" ON "_album_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_album_categories_v_version_version_created_at_idx" ON "_album_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_album_categories_v_version_version__status_idx" ON "_album_categories_v" USING btree ("version__status");
  CREATE INDEX "_album_categories_v_created_at_idx" ON "_album_categories_v" USING btree ("created_at");
  CREATE INDEX "_album_categories_v_updated_at_idx" ON "_album_categories_v" USING btree ("updated_at");
  CREATE INDEX "_album_categories_v_snapshot_idx" ON "_album_categories_v" USING btree ("snapshot");
  CREATE INDEX "_album_categories_v_published_locale_idx" ON "_album_categories_v" USING btree ("published_locale");
  CREATE INDEX "_album_categories_v_latest_idx" ON "_album_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_album_categories_v_locales_locale_parent_id_unique" ON "_album_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_album_categories_v_locales_parent_idx" ON "_album_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "albums_photos_order_idx" ON "albums_photos" USING btree ("_order");
  CREATE INDEX "albums_photos_parent_id_idx" ON "albums_photos" USING btree ("_parent_id");
  CREATE INDEX "albums_photos_picture_idx" ON "albums_photos" USING btree ("picture_id");
  CREATE UNIQUE INDEX "albums_photos_locales_locale_parent_id_unique" ON "albums_photos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_photos_locales_parent_idx" ON "albums_photos_locales" USING btree ("_parent_id");
  CREATE INDEX "albums_category_idx" ON "albums" USING btree ("category_id");
  CREATE INDEX "albums_taken_on_idx" ON "albums" USING btree ("taken_on");
  CREATE INDEX "albums_project_idx" ON "albums" USING btree ("project_id");
  CREATE INDEX "albums_cover_idx" ON "albums" USING btree ("cover_id");
  CREATE INDEX "albums_updated_at_idx" ON "albums" USING btree ("updated_at");
  CREATE INDEX "albums_created_at_idx" ON "albums" USING btree ("created_at");
  CREATE INDEX "albums__status_idx" ON "albums" USING btree ("_status");
  CREATE UNIQUE INDEX "albums_locales_locale_parent_id_unique" ON "albums_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "albums_locales_parent_idx" ON "albums_locales" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_photos_order_idx" ON "_albums_v_version_photos" USING btree ("_order");
  CREATE INDEX "_albums_v_version_photos_parent_id_idx" ON "_albums_v_version_photos" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_version_photos_picture_idx" ON "_albums_v_version_photos" USING btree ("picture_id");
  CREATE UNIQUE INDEX "_albums_v_version_photos_locales_locale_parent_id_unique" ON "_albums_v_version_photos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_version_photos_locales_parent_idx" ON "_albums_v_version_photos_locales" USING btree ("_parent_id");
  CREATE INDEX "_albums_v_parent_idx" ON "_albums_v" USING btree ("parent_id");
  CREATE INDEX "_albums_v_version_version_category_idx" ON "_albums_v" USING btree ("version_category_id");
  CREATE INDEX "_albums_v_version_version_taken_on_idx" ON "_albums_v" USING btree ("version_taken_on");
  CREATE INDEX "_albums_v_version_version_project_idx" ON "_albums_v" USING btree ("version_project_id");
  CREATE INDEX "_albums_v_version_version_cover_idx" ON "_albums_v" USING btree ("version_cover_id");
  CREATE INDEX "_albums_v_version_version_updated_at_idx" ON "_albums_v" USING btree ("version_updated_at");
  CREATE INDEX "_albums_v_version_version_created_at_idx" ON "_albums_v" USING btree ("version_created_at");
  CREATE INDEX "_albums_v_version_version__status_idx" ON "_albums_v" USING btree ("version__status");
  CREATE INDEX "_albums_v_created_at_idx" ON "_albums_v" USING btree ("created_at");
  CREATE INDEX "_albums_v_updated_at_idx" ON "_albums_v" USING btree ("updated_at");
  CREATE INDEX "_albums_v_snapshot_idx" ON "_albums_v" USING btree ("snapshot");
  CREATE INDEX "_albums_v_published_locale_idx" ON "_albums_v" USING btree ("published_locale");
  CREATE INDEX "_albums_v_latest_idx" ON "_albums_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_albums_v_locales_locale_parent_id_unique" ON "_albums_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_albums_v_locales_parent_idx" ON "_albums_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_album_categories_fk" FOREIGN KEY ("album_categories_id") REFERENCES "public"."album_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_albums_fk" FOREIGN KEY ("albums_id") REFERENCES "public"."albums"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_album_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("album_categories_id");
  CREATE INDEX "payload_locked_documents_rels_albums_id_idx" ON "payload_locked_documents_rels" USING btree ("albums_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "album_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "album_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_album_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_album_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_photos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "albums_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_version_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_version_photos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_albums_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "album_categories" CASCADE;
  DROP TABLE "album_categories_locales" CASCADE;
  DROP TABLE "_album_categories_v" CASCADE;
  DROP TABLE "_album_categories_v_locales" CASCADE;
  DROP TABLE "albums_photos" CASCADE;
  DROP TABLE "albums_photos_locales" CASCADE;
  DROP TABLE "albums" CASCADE;
  DROP TABLE "albums_locales" CASCADE;
  DROP TABLE "_albums_v_version_photos" CASCADE;
  DROP TABLE "_albums_v_version_photos_locales" CASCADE;
  DROP TABLE "_albums_v" CASCADE;
  DROP TABLE "_albums_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_album_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_albums_fk";
  
  DROP INDEX "payload_locked_documents_rels_album_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_albums_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "album_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "albums_id";
  DROP TYPE "public"."enum_album_categories_status";
  DROP TYPE "public"."enum__album_categories_v_version_status";
  DROP TYPE "public"."enum__album_categories_v_published_locale";
  DROP TYPE "public"."enum_albums_status";
  DROP TYPE "public"."enum__albums_v_version_status";
  DROP TYPE "public"."enum__albums_v_published_locale";`)
}
