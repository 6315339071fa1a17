import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`project_groups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_groups_rels_order_idx\` ON \`project_groups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_groups_rels_parent_idx\` ON \`project_groups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_groups_rels_path_idx\` ON \`project_groups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`project_groups_rels_media_id_idx\` ON \`project_groups_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_groups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_project_groups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_groups_v_rels_order_idx\` ON \`_project_groups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_project_groups_v_rels_parent_idx\` ON \`_project_groups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_groups_v_rels_path_idx\` ON \`_project_groups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_project_groups_v_rels_media_id_idx\` ON \`_project_groups_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_quantities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_quantities_order_idx\` ON \`projects_quantities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_quantities_parent_id_idx\` ON \`projects_quantities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_quantities_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_quantities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_quantities_locales_locale_parent_id_unique\` ON \`projects_quantities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_quantities_locales_parent_idx\` ON \`projects_quantities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`share\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_partners_order_idx\` ON \`projects_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_partners_parent_id_idx\` ON \`projects_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_partners_locales\` (
  	\`name\` text,
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_partners_locales_locale_parent_id_unique\` ON \`projects_partners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_partners_locales_parent_idx\` ON \`projects_partners_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`person_id\` integer,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_team_order_idx\` ON \`projects_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_team_parent_id_idx\` ON \`projects_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_team_person_idx\` ON \`projects_team\` (\`person_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_team_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_team_locales_locale_parent_id_unique\` ON \`projects_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_team_locales_parent_idx\` ON \`projects_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_quantities\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_quantities_order_idx\` ON \`_projects_v_version_quantities\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_quantities_parent_id_idx\` ON \`_projects_v_version_quantities\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_quantities_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_quantities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_quantities_locales_locale_parent_id_uniq\` ON \`_projects_v_version_quantities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_quantities_locales_parent_idx\` ON \`_projects_v_version_quantities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_partners\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`share\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_partners_order_idx\` ON \`_projects_v_version_partners\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_partners_parent_id_idx\` ON \`_projects_v_version_partners\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_partners_locales\` (
  	\`name\` text,
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_partners_locales_locale_parent_id_unique\` ON \`_projects_v_version_partners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_partners_locales_parent_idx\` ON \`_projects_v_version_partners_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_team\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`person_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`person_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_team_order_idx\` ON \`_projects_v_version_team\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_team_parent_id_idx\` ON \`_projects_v_version_team\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_team_person_idx\` ON \`_projects_v_version_team\` (\`person_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_team_locales\` (
  	\`role\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_team\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_team_locales_locale_parent_id_unique\` ON \`_projects_v_version_team_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_team_locales_parent_idx\` ON \`_projects_v_version_team_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`album_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`cover_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`album_categories__order_idx\` ON \`album_categories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`album_categories_cover_idx\` ON \`album_categories\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`album_categories_updated_at_idx\` ON \`album_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`album_categories_created_at_idx\` ON \`album_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`album_categories__status_idx\` ON \`album_categories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`album_categories_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`album_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`album_categories_locales_locale_parent_id_unique\` ON \`album_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`album_categories_locales_parent_idx\` ON \`album_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_album_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_cover_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`album_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_album_categories_v_parent_idx\` ON \`_album_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_version_version__order_idx\` ON \`_album_categories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_version_version_cover_idx\` ON \`_album_categories_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_version_version_updated_at_idx\` ON \`_album_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_version_version_created_at_idx\` ON \`_album_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_version_version__status_idx\` ON \`_album_categories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_created_at_idx\` ON \`_album_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_updated_at_idx\` ON \`_album_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_snapshot_idx\` ON \`_album_categories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_published_locale_idx\` ON \`_album_categories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_latest_idx\` ON \`_album_categories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_album_categories_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_album_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_album_categories_v_locales_locale_parent_id_unique\` ON \`_album_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_album_categories_v_locales_parent_idx\` ON \`_album_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums_photos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`taken_on\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_photos_order_idx\` ON \`albums_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`albums_photos_parent_id_idx\` ON \`albums_photos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_photos_picture_idx\` ON \`albums_photos\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`albums_photos_locales\` (
  	\`caption\` text,
  	\`place\` text,
  	\`credit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`albums_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`albums_photos_locales_locale_parent_id_unique\` ON \`albums_photos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_photos_locales_parent_idx\` ON \`albums_photos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`albums\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`category_id\` integer,
  	\`taken_on\` text,
  	\`project_id\` integer,
  	\`cover_id\` integer,
  	\`download\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`category_id\`) REFERENCES \`album_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`albums_category_idx\` ON \`albums\` (\`category_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_taken_on_idx\` ON \`albums\` (\`taken_on\`);`)
  await db.run(sql`CREATE INDEX \`albums_project_idx\` ON \`albums\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_cover_idx\` ON \`albums\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_updated_at_idx\` ON \`albums\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`albums_created_at_idx\` ON \`albums\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`albums__status_idx\` ON \`albums\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`albums_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`place\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`albums_locales_locale_parent_id_unique\` ON \`albums_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`albums_locales_parent_idx\` ON \`albums_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_version_photos\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`taken_on\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_version_photos_order_idx\` ON \`_albums_v_version_photos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_photos_parent_id_idx\` ON \`_albums_v_version_photos\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_photos_picture_idx\` ON \`_albums_v_version_photos\` (\`picture_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_version_photos_locales\` (
  	\`caption\` text,
  	\`place\` text,
  	\`credit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_albums_v_version_photos\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_albums_v_version_photos_locales_locale_parent_id_unique\` ON \`_albums_v_version_photos_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_photos_locales_parent_idx\` ON \`_albums_v_version_photos_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_category_id\` integer,
  	\`version_taken_on\` text,
  	\`version_project_id\` integer,
  	\`version_cover_id\` integer,
  	\`version_download\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_category_id\`) REFERENCES \`album_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_albums_v_parent_idx\` ON \`_albums_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_category_idx\` ON \`_albums_v\` (\`version_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_taken_on_idx\` ON \`_albums_v\` (\`version_taken_on\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_project_idx\` ON \`_albums_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_cover_idx\` ON \`_albums_v\` (\`version_cover_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_updated_at_idx\` ON \`_albums_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version_created_at_idx\` ON \`_albums_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_version_version__status_idx\` ON \`_albums_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_created_at_idx\` ON \`_albums_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_updated_at_idx\` ON \`_albums_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_snapshot_idx\` ON \`_albums_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_published_locale_idx\` ON \`_albums_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_latest_idx\` ON \`_albums_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_albums_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_place\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_albums_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_albums_v_locales_locale_parent_id_unique\` ON \`_albums_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_albums_v_locales_parent_idx\` ON \`_albums_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`type\` text,
  	\`fiscal_year\` text,
  	\`published_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_published_on_idx\` ON \`reports\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`reports_updated_at_idx\` ON \`reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reports_created_at_idx\` ON \`reports\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reports__status_idx\` ON \`reports\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`reports_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`reports_locales_locale_parent_id_unique\` ON \`reports_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_locales_parent_idx\` ON \`reports_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reports_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`people_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_rels_order_idx\` ON \`reports_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_parent_idx\` ON \`reports_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_path_idx\` ON \`reports_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_documents_id_idx\` ON \`reports_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_people_id_idx\` ON \`reports_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_type\` text,
  	\`version_fiscal_year\` text,
  	\`version_published_on\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_parent_idx\` ON \`_reports_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_published_on_idx\` ON \`_reports_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_updated_at_idx\` ON \`_reports_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version_created_at_idx\` ON \`_reports_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_version_version__status_idx\` ON \`_reports_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_created_at_idx\` ON \`_reports_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_updated_at_idx\` ON \`_reports_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_snapshot_idx\` ON \`_reports_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_published_locale_idx\` ON \`_reports_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_latest_idx\` ON \`_reports_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_locales\` (
  	\`version_name\` text,
  	\`version_description\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_reports_v_locales_locale_parent_id_unique\` ON \`_reports_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_locales_parent_idx\` ON \`_reports_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_reports_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	\`people_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_order_idx\` ON \`_reports_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_parent_idx\` ON \`_reports_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_path_idx\` ON \`_reports_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_documents_id_idx\` ON \`_reports_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_people_id_idx\` ON \`_reports_v_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_key_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`whole_day\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_key_dates_order_idx\` ON \`notices_key_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_key_dates_parent_id_idx\` ON \`notices_key_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_key_dates_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices_key_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_key_dates_locales_locale_parent_id_unique\` ON \`notices_key_dates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_key_dates_locales_parent_idx\` ON \`notices_key_dates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_addenda_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_addenda_changes_order_idx\` ON \`notices_addenda_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_addenda_changes_parent_id_idx\` ON \`notices_addenda_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_addenda_changes_locales\` (
  	\`what\` text,
  	\`before\` text,
  	\`after\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices_addenda_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_addenda_changes_locales_locale_parent_id_unique\` ON \`notices_addenda_changes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_addenda_changes_locales_parent_idx\` ON \`notices_addenda_changes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_addenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_addenda_order_idx\` ON \`notices_addenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_addenda_parent_id_idx\` ON \`notices_addenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_addenda_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_addenda_locales_locale_parent_id_unique\` ON \`notices_addenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_addenda_locales_parent_idx\` ON \`notices_addenda_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_questions_order_idx\` ON \`notices_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`notices_questions_parent_id_idx\` ON \`notices_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_questions_locales_locale_parent_id_unique\` ON \`notices_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_questions_locales_parent_idx\` ON \`notices_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`deadline\` text,
  	\`first_deadline\` text,
  	\`questions_until\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`number\` text,
  	\`type\` text,
  	\`published_on\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_deadline_idx\` ON \`notices\` (\`deadline\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_number_idx\` ON \`notices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`notices_published_on_idx\` ON \`notices\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`notices_locales\` (
  	\`name\` text,
  	\`body\` text,
  	\`how_to_submit\` text,
  	\`contact_name\` text,
  	\`withdrawn_reason\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_locales_locale_parent_id_unique\` ON \`notices_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_locales_parent_idx\` ON \`notices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`notices_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`notices_rels_order_idx\` ON \`notices_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_parent_idx\` ON \`notices_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_path_idx\` ON \`notices_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`notices_rels_documents_id_idx\` ON \`notices_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_key_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`whole_day\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_key_dates_order_idx\` ON \`_notices_v_version_key_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_key_dates_parent_id_idx\` ON \`_notices_v_version_key_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_key_dates_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v_version_key_dates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_version_key_dates_locales_locale_parent_id_unique\` ON \`_notices_v_version_key_dates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_key_dates_locales_parent_idx\` ON \`_notices_v_version_key_dates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_addenda_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v_version_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_changes_order_idx\` ON \`_notices_v_version_addenda_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_changes_parent_id_idx\` ON \`_notices_v_version_addenda_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_addenda_changes_locales\` (
  	\`what\` text,
  	\`before\` text,
  	\`after\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v_version_addenda_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_version_addenda_changes_locales_locale_parent_id_\` ON \`_notices_v_version_addenda_changes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_changes_locales_parent_idx\` ON \`_notices_v_version_addenda_changes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_addenda\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_order_idx\` ON \`_notices_v_version_addenda\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_parent_id_idx\` ON \`_notices_v_version_addenda\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_addenda_locales\` (
  	\`name\` text,
  	\`description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v_version_addenda\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_version_addenda_locales_locale_parent_id_unique\` ON \`_notices_v_version_addenda_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_addenda_locales_parent_idx\` ON \`_notices_v_version_addenda_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_version_questions_order_idx\` ON \`_notices_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_questions_parent_id_idx\` ON \`_notices_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_version_questions_locales\` (
  	\`question\` text,
  	\`answer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_version_questions_locales_locale_parent_id_unique\` ON \`_notices_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_questions_locales_parent_idx\` ON \`_notices_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_deadline\` text,
  	\`version_first_deadline\` text,
  	\`version_questions_until\` text,
  	\`version_contact_phone\` text,
  	\`version_contact_email\` text,
  	\`version_number\` text,
  	\`version_type\` text,
  	\`version_published_on\` text,
  	\`version_withdrawn\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deadline_idx\` ON \`_notices_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_number_idx\` ON \`_notices_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_published_on_idx\` ON \`_notices_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_snapshot_idx\` ON \`_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_published_locale_idx\` ON \`_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_locales\` (
  	\`version_name\` text,
  	\`version_body\` text,
  	\`version_how_to_submit\` text,
  	\`version_contact_name\` text,
  	\`version_withdrawn_reason\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_notices_v_locales_locale_parent_id_unique\` ON \`_notices_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_locales_parent_idx\` ON \`_notices_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_notices_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_notices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_order_idx\` ON \`_notices_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_parent_idx\` ON \`_notices_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_path_idx\` ON \`_notices_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_rels_documents_id_idx\` ON \`_notices_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`language\` text,
  	\`cover_id\` integer,
  	\`released\` integer DEFAULT true,
  	\`pages\` numeric,
  	\`downloads\` numeric DEFAULT 0,
  	\`sha256\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`cover_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`documents_cover_idx\` ON \`documents\` (\`cover_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_released_idx\` ON \`documents\` (\`released\`);`)
  await db.run(sql`CREATE INDEX \`documents_updated_at_idx\` ON \`documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`documents_created_at_idx\` ON \`documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_filename_idx\` ON \`documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`documents_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`documents_locales_locale_parent_id_unique\` ON \`documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`documents_locales_parent_idx\` ON \`documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_roles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'team',
  	\`place\` numeric,
  	\`since\` text,
  	\`until\` text,
  	\`chair\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_roles_order_idx\` ON \`people_roles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_roles_parent_id_idx\` ON \`people_roles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_roles_locales\` (
  	\`title\` text,
  	\`representing\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people_roles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_roles_locales_locale_parent_id_unique\` ON \`people_roles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_roles_locales_parent_idx\` ON \`people_roles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_qualifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_qualifications_order_idx\` ON \`people_qualifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_qualifications_parent_id_idx\` ON \`people_qualifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_qualifications_locales\` (
  	\`name\` text,
  	\`institution\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people_qualifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_qualifications_locales_locale_parent_id_unique\` ON \`people_qualifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_qualifications_locales_parent_idx\` ON \`people_qualifications_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_memberships\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`number_public\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_memberships_order_idx\` ON \`people_memberships\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`people_memberships_parent_id_idx\` ON \`people_memberships\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_memberships_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`people_memberships\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`people_memberships_locales_locale_parent_id_unique\` ON \`people_memberships_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_memberships_locales_parent_idx\` ON \`people_memberships_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`people_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`people_countries_order_idx\` ON \`people_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`people_countries_parent_idx\` ON \`people_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_roles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'team',
  	\`place\` numeric,
  	\`since\` text,
  	\`until\` text,
  	\`chair\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_roles_order_idx\` ON \`_people_v_version_roles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_roles_parent_id_idx\` ON \`_people_v_version_roles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_roles_locales\` (
  	\`title\` text,
  	\`representing\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v_version_roles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_people_v_version_roles_locales_locale_parent_id_unique\` ON \`_people_v_version_roles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_roles_locales_parent_idx\` ON \`_people_v_version_roles_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_qualifications\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_qualifications_order_idx\` ON \`_people_v_version_qualifications\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_qualifications_parent_id_idx\` ON \`_people_v_version_qualifications\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_qualifications_locales\` (
  	\`name\` text,
  	\`institution\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v_version_qualifications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_people_v_version_qualifications_locales_locale_parent_id_un\` ON \`_people_v_version_qualifications_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_qualifications_locales_parent_idx\` ON \`_people_v_version_qualifications_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_memberships\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`number_public\` integer DEFAULT false,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_memberships_order_idx\` ON \`_people_v_version_memberships\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_memberships_parent_id_idx\` ON \`_people_v_version_memberships\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_memberships_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_people_v_version_memberships\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_people_v_version_memberships_locales_locale_parent_id_uniqu\` ON \`_people_v_version_memberships_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_memberships_locales_parent_idx\` ON \`_people_v_version_memberships_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_people_v_version_countries\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_people_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_people_v_version_countries_order_idx\` ON \`_people_v_version_countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_countries_parent_idx\` ON \`_people_v_version_countries\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`disciplines\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`disciplines__order_idx\` ON \`disciplines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`disciplines_updated_at_idx\` ON \`disciplines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`disciplines_created_at_idx\` ON \`disciplines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`disciplines__status_idx\` ON \`disciplines\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`disciplines_locales\` (
  	\`name\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`disciplines_locales_locale_parent_id_unique\` ON \`disciplines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`disciplines_locales_parent_idx\` ON \`disciplines_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_disciplines_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_disciplines_v_parent_idx\` ON \`_disciplines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_version_version__order_idx\` ON \`_disciplines_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_version_version_updated_at_idx\` ON \`_disciplines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_version_version_created_at_idx\` ON \`_disciplines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_version_version__status_idx\` ON \`_disciplines_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_created_at_idx\` ON \`_disciplines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_updated_at_idx\` ON \`_disciplines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_snapshot_idx\` ON \`_disciplines_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_published_locale_idx\` ON \`_disciplines_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_latest_idx\` ON \`_disciplines_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_disciplines_v_locales\` (
  	\`version_name\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_disciplines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_disciplines_v_locales_locale_parent_id_unique\` ON \`_disciplines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_disciplines_v_locales_parent_idx\` ON \`_disciplines_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`date\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_stages_order_idx\` ON \`vacancies_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_stages_parent_id_idx\` ON \`vacancies_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_stages_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies_stages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_stages_locales_locale_parent_id_unique\` ON \`vacancies_stages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_stages_locales_parent_idx\` ON \`vacancies_stages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_documents_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_documents_types_order_idx\` ON \`vacancies_documents_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_documents_types_parent_idx\` ON \`vacancies_documents_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`max_mb\` numeric DEFAULT 5,
  	\`required\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_documents_order_idx\` ON \`vacancies_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_documents_parent_id_idx\` ON \`vacancies_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_documents_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_documents_locales_locale_parent_id_unique\` ON \`vacancies_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_documents_locales_parent_idx\` ON \`vacancies_documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`kind\` text DEFAULT 'text',
  	\`max_length\` numeric DEFAULT 600,
  	\`required\` integer DEFAULT true,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_questions_order_idx\` ON \`vacancies_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_questions_parent_id_idx\` ON \`vacancies_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_questions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_questions_locales_locale_parent_id_unique\` ON \`vacancies_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_questions_locales_parent_idx\` ON \`vacancies_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_criteria_order_idx\` ON \`vacancies_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_criteria_parent_id_idx\` ON \`vacancies_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_criteria_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_criteria_locales_locale_parent_id_unique\` ON \`vacancies_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_criteria_locales_parent_idx\` ON \`vacancies_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vacancies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`discipline_id\` integer,
  	\`office_id\` integer,
  	\`employment_type\` text DEFAULT 'permanent',
  	\`work_pattern\` text DEFAULT 'office',
  	\`posts\` numeric DEFAULT 1,
  	\`starts_on\` text,
  	\`pay_range_min\` numeric,
  	\`pay_range_max\` numeric,
  	\`pay_range_currency\` text DEFAULT 'NPR',
  	\`pay_range_unit\` text DEFAULT 'month',
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`extended_from\` text,
  	\`answer_by\` text,
  	\`ref\` text,
  	\`filled\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`discipline_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`vacancies_discipline_idx\` ON \`vacancies\` (\`discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_office_idx\` ON \`vacancies\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_closes_at_idx\` ON \`vacancies\` (\`closes_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_ref_idx\` ON \`vacancies\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_updated_at_idx\` ON \`vacancies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_created_at_idx\` ON \`vacancies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`vacancies__status_idx\` ON \`vacancies\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`vacancies_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`place\` text,
  	\`level\` text,
  	\`pay\` text,
  	\`duties\` text,
  	\`must_have\` text,
  	\`good_to_have\` text,
  	\`benefits\` text,
  	\`contact\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vacancies_locales_locale_parent_id_unique\` ON \`vacancies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`vacancies_locales_parent_idx\` ON \`vacancies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_stages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`date\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_stages_order_idx\` ON \`_vacancies_v_version_stages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_stages_parent_id_idx\` ON \`_vacancies_v_version_stages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_stages_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v_version_stages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_version_stages_locales_locale_parent_id_unique\` ON \`_vacancies_v_version_stages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_stages_locales_parent_idx\` ON \`_vacancies_v_version_stages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_documents_types\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_vacancies_v_version_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_documents_types_order_idx\` ON \`_vacancies_v_version_documents_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_documents_types_parent_idx\` ON \`_vacancies_v_version_documents_types\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`max_mb\` numeric DEFAULT 5,
  	\`required\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_documents_order_idx\` ON \`_vacancies_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_documents_parent_id_idx\` ON \`_vacancies_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_documents_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v_version_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_version_documents_locales_locale_parent_id_uniq\` ON \`_vacancies_v_version_documents_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_documents_locales_parent_idx\` ON \`_vacancies_v_version_documents_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`kind\` text DEFAULT 'text',
  	\`max_length\` numeric DEFAULT 600,
  	\`required\` integer DEFAULT true,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_questions_order_idx\` ON \`_vacancies_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_questions_parent_id_idx\` ON \`_vacancies_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_questions_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_version_questions_locales_locale_parent_id_uniq\` ON \`_vacancies_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_questions_locales_parent_idx\` ON \`_vacancies_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_criteria_order_idx\` ON \`_vacancies_v_version_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_criteria_parent_id_idx\` ON \`_vacancies_v_version_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_version_criteria_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v_version_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_version_criteria_locales_locale_parent_id_uniqu\` ON \`_vacancies_v_version_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_criteria_locales_parent_idx\` ON \`_vacancies_v_version_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_discipline_id\` integer,
  	\`version_office_id\` integer,
  	\`version_employment_type\` text DEFAULT 'permanent',
  	\`version_work_pattern\` text DEFAULT 'office',
  	\`version_posts\` numeric DEFAULT 1,
  	\`version_starts_on\` text,
  	\`version_pay_range_min\` numeric,
  	\`version_pay_range_max\` numeric,
  	\`version_pay_range_currency\` text DEFAULT 'NPR',
  	\`version_pay_range_unit\` text DEFAULT 'month',
  	\`version_opens_at\` text,
  	\`version_closes_at\` text,
  	\`version_extended_from\` text,
  	\`version_answer_by\` text,
  	\`version_ref\` text,
  	\`version_filled\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_discipline_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_vacancies_v_parent_idx\` ON \`_vacancies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_discipline_idx\` ON \`_vacancies_v\` (\`version_discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_office_idx\` ON \`_vacancies_v\` (\`version_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_closes_at_idx\` ON \`_vacancies_v\` (\`version_closes_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_ref_idx\` ON \`_vacancies_v\` (\`version_ref\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_updated_at_idx\` ON \`_vacancies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version_created_at_idx\` ON \`_vacancies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_version_version__status_idx\` ON \`_vacancies_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_created_at_idx\` ON \`_vacancies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_updated_at_idx\` ON \`_vacancies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_snapshot_idx\` ON \`_vacancies_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_published_locale_idx\` ON \`_vacancies_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_latest_idx\` ON \`_vacancies_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_vacancies_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_place\` text,
  	\`version_level\` text,
  	\`version_pay\` text,
  	\`version_duties\` text,
  	\`version_must_have\` text,
  	\`version_good_to_have\` text,
  	\`version_benefits\` text,
  	\`version_contact\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_locales_locale_parent_id_unique\` ON \`_vacancies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_locales_parent_idx\` ON \`_vacancies_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`vacancy_id\` integer NOT NULL,
  	\`reference\` text,
  	\`name\` text,
  	\`name_ne\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`country\` text,
  	\`district\` text,
  	\`current_position\` text,
  	\`years_experience\` text,
  	\`qualification\` text,
  	\`nec_no\` text,
  	\`linkedin\` text,
  	\`cover_letter\` text,
  	\`heard_from\` text,
  	\`adjustments\` text,
  	\`answers\` text,
  	\`files\` text NOT NULL,
  	\`locale\` text,
  	\`consent_version\` text,
  	\`consent_text\` text,
  	\`changed_at\` text,
  	\`stage\` text DEFAULT 'received' NOT NULL,
  	\`refusal_reason_id\` integer,
  	\`revision\` numeric DEFAULT 0,
  	\`changes\` text,
  	\`history\` text NOT NULL,
  	\`person_key\` text,
  	\`idempotency_key\` text,
  	\`link_key\` text,
  	\`scan_due_at\` numeric,
  	\`receipt_queued\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vacancy_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`refusal_reason_id\`) REFERENCES \`refusal_reasons\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_vacancy_idx\` ON \`applications\` (\`vacancy_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_stage_idx\` ON \`applications\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`applications_refusal_reason_idx\` ON \`applications\` (\`refusal_reason_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_person_key_idx\` ON \`applications\` (\`person_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_idempotency_key_idx\` ON \`applications\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_link_key_idx\` ON \`applications\` (\`link_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_scan_due_at_idx\` ON \`applications\` (\`scan_due_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_receipt_queued_idx\` ON \`applications\` (\`receipt_queued\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`application_notes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`by\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`application_notes_application_idx\` ON \`application_notes\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`application_notes_author_idx\` ON \`application_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`application_notes_updated_at_idx\` ON \`application_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_notes_created_at_idx\` ON \`application_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`application_scores\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`application_id\` integer,
  	\`author_id\` integer,
  	\`by\` text NOT NULL,
  	\`marks\` text NOT NULL,
  	\`comment\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`application_scores_application_idx\` ON \`application_scores\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`application_scores_author_idx\` ON \`application_scores\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`application_scores_updated_at_idx\` ON \`application_scores\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_scores_created_at_idx\` ON \`application_scores\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`applicant_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`application_id\` integer,
  	\`to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`problem\` text,
  	\`by\` text,
  	\`undone_by\` text,
  	\`step\` text,
  	\`undo_until\` numeric,
  	\`due_at\` numeric,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applicant_mails_application_idx\` ON \`applicant_mails\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_due_at_idx\` ON \`applicant_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applicant_mails_key_idx\` ON \`applicant_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_updated_at_idx\` ON \`applicant_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_created_at_idx\` ON \`applicant_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`filter\` text,
  	\`locale\` text,
  	\`confirmed_at\` text,
  	\`paused_at\` text,
  	\`failures\` numeric DEFAULT 0,
  	\`email\` text,
  	\`person\` text,
  	\`key\` text,
  	\`link_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`subscriptions_kind_idx\` ON \`subscriptions\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_confirmed_at_idx\` ON \`subscriptions\` (\`confirmed_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_person_idx\` ON \`subscriptions\` (\`person\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_key_idx\` ON \`subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`alert_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text,
  	\`item\` numeric,
  	\`event\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`problem\` text,
  	\`sent_at\` text,
  	\`subscription_id\` integer,
  	\`person\` text,
  	\`due_at\` numeric,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_mails_subscription_idx\` ON \`alert_mails\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_person_idx\` ON \`alert_mails\` (\`person\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_due_at_idx\` ON \`alert_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_mails_key_idx\` ON \`alert_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_updated_at_idx\` ON \`alert_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_created_at_idx\` ON \`alert_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stage\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`mail_templates_stage_idx\` ON \`mail_templates\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_updated_at_idx\` ON \`mail_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_created_at_idx\` ON \`mail_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`mail_templates_locales\` (
  	\`name\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mail_templates_locales_locale_parent_id_unique\` ON \`mail_templates_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`mail_templates_locales_parent_idx\` ON \`mail_templates_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`refusal_reasons\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`refusal_reasons_updated_at_idx\` ON \`refusal_reasons\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`refusal_reasons_created_at_idx\` ON \`refusal_reasons\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`refusal_reasons_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`refusal_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`refusal_reasons_locales_locale_parent_id_unique\` ON \`refusal_reasons_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`refusal_reasons_locales_parent_idx\` ON \`refusal_reasons_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`paper_openings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`by\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`paper\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`paper_openings_updated_at_idx\` ON \`paper_openings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`paper_openings_created_at_idx\` ON \`paper_openings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`message_id\` integer,
  	\`by\` text,
  	\`locale\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`state\` text DEFAULT 'pending' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sent_at\` text,
  	\`problem\` text,
  	\`due_at\` numeric,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`message_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_answers_message_idx\` ON \`contact_answers\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_answers_due_at_idx\` ON \`contact_answers\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_answers_key_idx\` ON \`contact_answers\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`contact_answers_updated_at_idx\` ON \`contact_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_answers_created_at_idx\` ON \`contact_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`erasures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`kind\` text NOT NULL,
  	\`mode\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`oldest\` text,
  	\`references\` text,
  	\`by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`erasures_updated_at_idx\` ON \`erasures\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`erasures_created_at_idx\` ON \`erasures\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`system_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`revision\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`system_changes_name_idx\` ON \`system_changes\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`system_changes_revision_idx\` ON \`system_changes\` (\`revision\`);`)
  await db.run(sql`CREATE TABLE \`about_page_timeline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_timeline_order_idx\` ON \`about_page_timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_timeline_parent_id_idx\` ON \`about_page_timeline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_timeline_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_timeline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_timeline_locales_locale_parent_id_unique\` ON \`about_page_timeline_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_timeline_locales_parent_idx\` ON \`about_page_timeline_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`as_of\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_figures_order_idx\` ON \`about_page_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_figures_parent_id_idx\` ON \`about_page_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_figures_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_figures_locales_locale_parent_id_unique\` ON \`about_page_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_figures_locales_parent_idx\` ON \`about_page_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_registrations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`valid_until\` text,
  	\`file_id\` integer,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_registrations_order_idx\` ON \`about_page_registrations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_page_registrations_parent_id_idx\` ON \`about_page_registrations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_registrations_file_idx\` ON \`about_page_registrations\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page_registrations_locales\` (
  	\`name\` text,
  	\`issuer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_registrations_locales_locale_parent_id_unique\` ON \`about_page_registrations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_registrations_locales_parent_idx\` ON \`about_page_registrations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_sections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_sections_order_idx\` ON \`about_sections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_parent_id_idx\` ON \`about_sections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_head_idx\` ON \`about_sections\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`about_sections_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_sections\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_sections_locales_locale_parent_id_unique\` ON \`about_sections_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_sections_locales_parent_idx\` ON \`about_sections_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_departments\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_units\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_departments_order_idx\` ON \`about_departments\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_departments_parent_id_idx\` ON \`about_departments\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_departments_head_idx\` ON \`about_departments\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`about_departments_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_departments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_departments_locales_locale_parent_id_unique\` ON \`about_departments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_departments_locales_parent_idx\` ON \`about_departments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_units\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`about_units_order_idx\` ON \`about_units\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_units_parent_id_idx\` ON \`about_units\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_units_head_idx\` ON \`about_units\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`about_units_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_units\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_units_locales_locale_parent_id_unique\` ON \`about_units_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_units_locales_parent_idx\` ON \`about_units_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`about_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`profile_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`profile_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`about_page_picture_idx\` ON \`about_page\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_profile_idx\` ON \`about_page\` (\`profile_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page__status_idx\` ON \`about_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`about_page_locales\` (
  	\`name\` text,
  	\`intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`about_page_locales_locale_parent_id_unique\` ON \`about_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`about_page_locales_parent_idx\` ON \`about_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_timeline\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`year\` numeric,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_timeline_order_idx\` ON \`_about_page_v_version_timeline\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_timeline_parent_id_idx\` ON \`_about_page_v_version_timeline\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_timeline_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_timeline\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_timeline_locales_locale_parent_id_uniq\` ON \`_about_page_v_version_timeline_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_timeline_locales_parent_idx\` ON \`_about_page_v_version_timeline_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`as_of\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_figures_order_idx\` ON \`_about_page_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_figures_parent_id_idx\` ON \`_about_page_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_figures_locales\` (
  	\`label\` text,
  	\`value\` text,
  	\`unit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_figures_locales_locale_parent_id_uniqu\` ON \`_about_page_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_figures_locales_parent_idx\` ON \`_about_page_v_version_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_registrations\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text,
  	\`valid_until\` text,
  	\`file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_registrations_order_idx\` ON \`_about_page_v_version_registrations\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_registrations_parent_id_idx\` ON \`_about_page_v_version_registrations\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_registrations_file_idx\` ON \`_about_page_v_version_registrations\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_version_registrations_locales\` (
  	\`name\` text,
  	\`issuer\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v_version_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_version_registrations_locales_locale_parent_id\` ON \`_about_page_v_version_registrations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_registrations_locales_parent_idx\` ON \`_about_page_v_version_registrations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_sections_v_order_idx\` ON \`_about_sections_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_parent_id_idx\` ON \`_about_sections_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_head_idx\` ON \`_about_sections_v\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_sections_v_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_sections_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_sections_v_locales_locale_parent_id_unique\` ON \`_about_sections_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_sections_v_locales_parent_idx\` ON \`_about_sections_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_departments_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_units_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_departments_v_order_idx\` ON \`_about_departments_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_departments_v_parent_id_idx\` ON \`_about_departments_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_departments_v_head_idx\` ON \`_about_departments_v\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_departments_v_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_departments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_departments_v_locales_locale_parent_id_unique\` ON \`_about_departments_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_departments_v_locales_parent_idx\` ON \`_about_departments_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_units_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`head_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`head_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_units_v_order_idx\` ON \`_about_units_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_units_v_parent_id_idx\` ON \`_about_units_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_units_v_head_idx\` ON \`_about_units_v\` (\`head_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_units_v_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_units_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_units_v_locales_locale_parent_id_unique\` ON \`_about_units_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_units_v_locales_parent_idx\` ON \`_about_units_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_picture_id\` integer,
  	\`version_profile_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_profile_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_picture_idx\` ON \`_about_page_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version_profile_idx\` ON \`_about_page_v\` (\`version_profile_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_version_version__status_idx\` ON \`_about_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_created_at_idx\` ON \`_about_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_updated_at_idx\` ON \`_about_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_snapshot_idx\` ON \`_about_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_published_locale_idx\` ON \`_about_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_latest_idx\` ON \`_about_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_about_page_v_locales\` (
  	\`version_name\` text,
  	\`version_intro\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_about_page_v_locales_locale_parent_id_unique\` ON \`_about_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_about_page_v_locales_parent_idx\` ON \`_about_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_benefits_order_idx\` ON \`careers_page_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_benefits_parent_id_idx\` ON \`careers_page_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_benefits_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_benefits_locales_locale_parent_id_unique\` ON \`careers_page_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_benefits_locales_parent_idx\` ON \`careers_page_benefits_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_steps_order_idx\` ON \`careers_page_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_steps_parent_id_idx\` ON \`careers_page_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_steps_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_steps_locales_locale_parent_id_unique\` ON \`careers_page_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_steps_locales_parent_idx\` ON \`careers_page_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page_criteria_order_idx\` ON \`careers_page_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_criteria_parent_id_idx\` ON \`careers_page_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_criteria_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_criteria_locales_locale_parent_id_unique\` ON \`careers_page_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_criteria_locales_parent_idx\` ON \`careers_page_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`careers_page\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alerts_enabled\` integer DEFAULT true,
  	\`promise\` numeric,
  	\`consent_version\` numeric DEFAULT 0,
  	\`retention_days\` numeric DEFAULT 365,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`careers_page__status_idx\` ON \`careers_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`careers_page_locales\` (
  	\`name\` text,
  	\`lead\` text,
  	\`equal_chance\` text,
  	\`fraud_warning\` text,
  	\`alerts_text\` text,
  	\`consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`careers_page\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_page_locales_locale_parent_id_unique\` ON \`careers_page_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_page_locales_parent_idx\` ON \`careers_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_benefits_order_idx\` ON \`_careers_page_v_version_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_benefits_parent_id_idx\` ON \`_careers_page_v_version_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_benefits_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_benefits_locales_locale_parent_id_un\` ON \`_careers_page_v_version_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_benefits_locales_parent_idx\` ON \`_careers_page_v_version_benefits_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_steps\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_steps_order_idx\` ON \`_careers_page_v_version_steps\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_steps_parent_id_idx\` ON \`_careers_page_v_version_steps\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_steps_locales\` (
  	\`name\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_steps_locales_locale_parent_id_uniqu\` ON \`_careers_page_v_version_steps_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_steps_locales_parent_idx\` ON \`_careers_page_v_version_steps_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_criteria_order_idx\` ON \`_careers_page_v_version_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_criteria_parent_id_idx\` ON \`_careers_page_v_version_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_version_criteria_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v_version_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_version_criteria_locales_locale_parent_id_un\` ON \`_careers_page_v_version_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_criteria_locales_parent_idx\` ON \`_careers_page_v_version_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_alerts_enabled\` integer DEFAULT true,
  	\`version_promise\` numeric,
  	\`version_consent_version\` numeric DEFAULT 0,
  	\`version_retention_days\` numeric DEFAULT 365,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_version__status_idx\` ON \`_careers_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_created_at_idx\` ON \`_careers_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_updated_at_idx\` ON \`_careers_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_snapshot_idx\` ON \`_careers_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_published_locale_idx\` ON \`_careers_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_latest_idx\` ON \`_careers_page_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_careers_page_v_locales\` (
  	\`version_name\` text,
  	\`version_lead\` text,
  	\`version_equal_chance\` text,
  	\`version_fraud_warning\` text,
  	\`version_alerts_text\` text,
  	\`version_consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_locales_locale_parent_id_unique\` ON \`_careers_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_locales_parent_idx\` ON \`_careers_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_profiles_order_idx\` ON \`footer_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_profiles_parent_id_idx\` ON \`footer_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_links_locales_locale_parent_id_unique\` ON \`footer_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_locales_parent_idx\` ON \`footer_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_profiles\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_profiles_order_idx\` ON \`_footer_v_version_profiles\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_profiles_parent_id_idx\` ON \`_footer_v_version_profiles\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_links_locales_locale_parent_id_unique\` ON \`_footer_v_version_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_locales_parent_idx\` ON \`_footer_v_version_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`retention_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`application_days\` numeric DEFAULT 180 NOT NULL,
  	\`hired_days\` numeric DEFAULT 30 NOT NULL,
  	\`message_months\` numeric DEFAULT 12 NOT NULL,
  	\`upload_hours\` numeric DEFAULT 24 NOT NULL,
  	\`opening_months\` numeric DEFAULT 12 NOT NULL,
  	\`infected_days\` numeric DEFAULT 7 NOT NULL,
  	\`guard_share\` numeric DEFAULT 5 NOT NULL,
  	\`guard_floor\` numeric DEFAULT 20 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_retention_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_application_days\` numeric DEFAULT 180 NOT NULL,
  	\`version_hired_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_message_months\` numeric DEFAULT 12 NOT NULL,
  	\`version_upload_hours\` numeric DEFAULT 24 NOT NULL,
  	\`version_opening_months\` numeric DEFAULT 12 NOT NULL,
  	\`version_infected_days\` numeric DEFAULT 7 NOT NULL,
  	\`version_guard_share\` numeric DEFAULT 5 NOT NULL,
  	\`version_guard_floor\` numeric DEFAULT 20 NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_retention_settings_v_created_at_idx\` ON \`_retention_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_retention_settings_v_updated_at_idx\` ON \`_retention_settings_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`project_groups_locales_parent_idx\` ON \`project_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_project_groups_v_locales_parent_idx\` ON \`_project_groups_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`stage\` text DEFAULT 'completed';`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`started_on\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`ended_on\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`client_type\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`contract_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`contract_currency\` text DEFAULT 'NPR';`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`contract_value_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`reference_available\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`country\` text DEFAULT 'Nepal';`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`province\` text;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`lat\` numeric;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`lng\` numeric;`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`precision\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`confidential\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`summary\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`client\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`funding\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`district\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`challenge\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`work\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`result\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`projects_locales_parent_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`projects_rels\` ADD \`services_id\` integer REFERENCES services(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`projects_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`projects_rels_services_id_idx\` ON \`projects_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_documents_id_idx\` ON \`projects_rels\` (\`documents_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_stage\` text DEFAULT 'completed';`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_started_on\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_ended_on\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_client_type\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_contract_value\` numeric;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_contract_currency\` text DEFAULT 'NPR';`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_contract_value_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_reference_available\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_country\` text DEFAULT 'Nepal';`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_province\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_lat\` numeric;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_lng\` numeric;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_precision\` text DEFAULT 'exact';`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_confidential\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_summary\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_client\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_funding\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_district\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_challenge\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_work\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_result\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_projects_v_locales_parent_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`services_id\` integer REFERENCES services(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_services_id_idx\` ON \`_projects_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_documents_id_idx\` ON \`_projects_v_rels\` (\`documents_id\`);`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`deliverables\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`standards\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_locales_parent_idx\` ON \`services_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`project_groups_id\` integer REFERENCES project_groups(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`people_id\` integer REFERENCES people(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`reports_id\` integer REFERENCES reports(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`services_rels_project_groups_id_idx\` ON \`services_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_people_id_idx\` ON \`services_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_reports_id_idx\` ON \`services_rels\` (\`reports_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_deliverables\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_standards\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_services_v_locales_parent_idx\` ON \`_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`project_groups_id\` integer REFERENCES project_groups(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`people_id\` integer REFERENCES people(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`reports_id\` integer REFERENCES reports(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_project_groups_id_idx\` ON \`_services_v_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_people_id_idx\` ON \`_services_v_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_reports_id_idx\` ON \`_services_v_rels\` (\`reports_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`category\` text DEFAULT 'news';`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`featured\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category\`);`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`event_place\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`correction\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`projects_id\` integer REFERENCES projects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`news_rels_documents_id_idx\` ON \`news_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_projects_id_idx\` ON \`news_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_event_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_event_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_category\` text DEFAULT 'news';`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_featured\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category\`);`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_event_place\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_correction\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`projects_id\` integer REFERENCES projects(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_documents_id_idx\` ON \`_news_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_projects_id_idx\` ON \`_news_v_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`practising_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`cv_id\` integer REFERENCES documents(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`cv_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`discipline_id\` integer REFERENCES disciplines(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`office_id\` integer REFERENCES offices(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`left_on\` text;`)
  await db.run(sql`CREATE INDEX \`people_cv_idx\` ON \`people\` (\`cv_id\`);`)
  await db.run(sql`CREATE INDEX \`people_discipline_idx\` ON \`people\` (\`discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`people_office_idx\` ON \`people\` (\`office_id\`);`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`line\` text;`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`people_locales_parent_idx\` ON \`people_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_practising_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_cv_id\` integer REFERENCES documents(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_cv_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_discipline_id\` integer REFERENCES disciplines(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_office_id\` integer REFERENCES offices(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_left_on\` text;`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_cv_idx\` ON \`_people_v\` (\`version_cv_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_discipline_idx\` ON \`_people_v\` (\`version_discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_office_idx\` ON \`_people_v\` (\`version_office_id\`);`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_line\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_languages\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_people_v_locales_parent_idx\` ON \`_people_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`who_we_are\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`who_we_are__order_idx\` ON \`who_we_are\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`who_we_are_locales_parent_idx\` ON \`who_we_are_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_who_we_are_v_version_version__order_idx\` ON \`_who_we_are_v\` (\`version__order\`);`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_who_we_are_v_locales_parent_idx\` ON \`_who_we_are_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`offices_locales\` ADD \`text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` ADD \`text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`offices_locales_parent_idx\` ON \`offices_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` ADD \`version_text_changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` ADD \`version_text_checked_at\` text;`)
  await db.run(sql`CREATE INDEX \`_offices_v_locales_parent_idx\` ON \`_offices_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`state\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`log\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`moves\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`erased_at\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_erased_at_idx\` ON \`contact_messages\` (\`erased_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`album_categories_id\` integer REFERENCES album_categories(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`albums_id\` integer REFERENCES albums(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` integer REFERENCES reports(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` integer REFERENCES notices(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` integer REFERENCES documents(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`disciplines_id\` integer REFERENCES disciplines(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`vacancies_id\` integer REFERENCES vacancies(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`applications_id\` integer REFERENCES applications(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`application_notes_id\` integer REFERENCES application_notes(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`application_scores_id\` integer REFERENCES application_scores(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`applicant_mails_id\` integer REFERENCES applicant_mails(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriptions_id\` integer REFERENCES subscriptions(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`alert_mails_id\` integer REFERENCES alert_mails(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_templates_id\` integer REFERENCES mail_templates(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`refusal_reasons_id\` integer REFERENCES refusal_reasons(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`paper_openings_id\` integer REFERENCES paper_openings(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`contact_answers_id\` integer REFERENCES contact_answers(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`erasures_id\` integer REFERENCES erasures(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`system_changes_id\` integer REFERENCES system_changes(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_album_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`album_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disciplines_id_idx\` ON \`payload_locked_documents_rels\` (\`disciplines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`application_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_scores_id_idx\` ON \`payload_locked_documents_rels\` (\`application_scores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applicant_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`applicant_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refusal_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`refusal_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paper_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`paper_openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`system_changes_id\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`contact_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`contact_map_embed\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_contact_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_contact_map_embed\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`mark_on_light_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`mark_on_dark_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`share_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`footer_mark_on_light_idx\` ON \`footer\` (\`mark_on_light_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_mark_on_dark_idx\` ON \`footer\` (\`mark_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_icon_idx\` ON \`footer\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_share_picture_idx\` ON \`footer\` (\`share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`short_name\` text;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`legal_name\` text;`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_mark_on_light_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_mark_on_dark_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_icon_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_share_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_mark_on_light_idx\` ON \`_footer_v\` (\`version_mark_on_light_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_mark_on_dark_idx\` ON \`_footer_v\` (\`version_mark_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_icon_idx\` ON \`_footer_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_share_picture_idx\` ON \`_footer_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` ADD \`version_short_name\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` ADD \`version_legal_name\` text;`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`enquiry_settings\` ADD \`overdue_after_hours\` numeric DEFAULT 48 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings_locales\` ADD \`closing\` text;`)
  await db.run(sql`CREATE INDEX \`enquiry_settings_locales_parent_idx\` ON \`enquiry_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v\` ADD \`version_overdue_after_hours\` numeric DEFAULT 48 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v_locales\` ADD \`version_closing\` text;`)
  await db.run(sql`CREATE INDEX \`_enquiry_settings_v_locales_parent_idx\` ON \`_enquiry_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_sliders_locales_parent_idx\` ON \`home_page_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_statistics_locales_parent_idx\` ON \`home_page_statistics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`home_page_locales_parent_idx\` ON \`home_page_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_sliders_locales_parent_idx\` ON \`_home_page_v_version_sliders_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_version_statistics_locales_parent_idx\` ON \`_home_page_v_version_statistics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_home_page_v_locales_parent_idx\` ON \`_home_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_banner_locales_parent_idx\` ON \`header_banner_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_banner_v_locales_parent_idx\` ON \`_header_banner_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_registrations_locales_parent_idx\` ON \`footer_registrations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_registrations_locales_parent_idx\` ON \`_footer_v_version_registrations_locales\` (\`_parent_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`project_groups_rels\`;`)
  await db.run(sql`DROP TABLE \`_project_groups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_quantities\`;`)
  await db.run(sql`DROP TABLE \`projects_quantities_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_partners\`;`)
  await db.run(sql`DROP TABLE \`projects_partners_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_team\`;`)
  await db.run(sql`DROP TABLE \`projects_team_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_quantities\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_quantities_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_partners\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_partners_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_team\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_team_locales\`;`)
  await db.run(sql`DROP TABLE \`album_categories\`;`)
  await db.run(sql`DROP TABLE \`album_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_album_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_album_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`albums_photos\`;`)
  await db.run(sql`DROP TABLE \`albums_photos_locales\`;`)
  await db.run(sql`DROP TABLE \`albums\`;`)
  await db.run(sql`DROP TABLE \`albums_locales\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_version_photos\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_version_photos_locales\`;`)
  await db.run(sql`DROP TABLE \`_albums_v\`;`)
  await db.run(sql`DROP TABLE \`_albums_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reports\`;`)
  await db.run(sql`DROP TABLE \`reports_locales\`;`)
  await db.run(sql`DROP TABLE \`reports_rels\`;`)
  await db.run(sql`DROP TABLE \`_reports_v\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_rels\`;`)
  await db.run(sql`DROP TABLE \`notices_key_dates\`;`)
  await db.run(sql`DROP TABLE \`notices_key_dates_locales\`;`)
  await db.run(sql`DROP TABLE \`notices_addenda_changes\`;`)
  await db.run(sql`DROP TABLE \`notices_addenda_changes_locales\`;`)
  await db.run(sql`DROP TABLE \`notices_addenda\`;`)
  await db.run(sql`DROP TABLE \`notices_addenda_locales\`;`)
  await db.run(sql`DROP TABLE \`notices_questions\`;`)
  await db.run(sql`DROP TABLE \`notices_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices_locales\`;`)
  await db.run(sql`DROP TABLE \`notices_rels\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_key_dates\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_key_dates_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_addenda_changes\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_addenda_changes_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_addenda\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_addenda_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_notices_v_rels\`;`)
  await db.run(sql`DROP TABLE \`documents\`;`)
  await db.run(sql`DROP TABLE \`documents_locales\`;`)
  await db.run(sql`DROP TABLE \`people_roles\`;`)
  await db.run(sql`DROP TABLE \`people_roles_locales\`;`)
  await db.run(sql`DROP TABLE \`people_qualifications\`;`)
  await db.run(sql`DROP TABLE \`people_qualifications_locales\`;`)
  await db.run(sql`DROP TABLE \`people_memberships\`;`)
  await db.run(sql`DROP TABLE \`people_memberships_locales\`;`)
  await db.run(sql`DROP TABLE \`people_countries\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_roles\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_roles_locales\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_qualifications\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_qualifications_locales\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_memberships\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_memberships_locales\`;`)
  await db.run(sql`DROP TABLE \`_people_v_version_countries\`;`)
  await db.run(sql`DROP TABLE \`disciplines\`;`)
  await db.run(sql`DROP TABLE \`disciplines_locales\`;`)
  await db.run(sql`DROP TABLE \`_disciplines_v\`;`)
  await db.run(sql`DROP TABLE \`_disciplines_v_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_stages\`;`)
  await db.run(sql`DROP TABLE \`vacancies_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents_types\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_questions\`;`)
  await db.run(sql`DROP TABLE \`vacancies_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_criteria\`;`)
  await db.run(sql`DROP TABLE \`vacancies_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents_types\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_criteria\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`application_notes\`;`)
  await db.run(sql`DROP TABLE \`application_scores\`;`)
  await db.run(sql`DROP TABLE \`applicant_mails\`;`)
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`alert_mails\`;`)
  await db.run(sql`DROP TABLE \`mail_templates\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`refusal_reasons\`;`)
  await db.run(sql`DROP TABLE \`refusal_reasons_locales\`;`)
  await db.run(sql`DROP TABLE \`paper_openings\`;`)
  await db.run(sql`DROP TABLE \`contact_answers\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`system_changes\`;`)
  await db.run(sql`DROP TABLE \`about_page_timeline\`;`)
  await db.run(sql`DROP TABLE \`about_page_timeline_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_figures\`;`)
  await db.run(sql`DROP TABLE \`about_page_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page_registrations\`;`)
  await db.run(sql`DROP TABLE \`about_page_registrations_locales\`;`)
  await db.run(sql`DROP TABLE \`about_sections\`;`)
  await db.run(sql`DROP TABLE \`about_sections_locales\`;`)
  await db.run(sql`DROP TABLE \`about_departments\`;`)
  await db.run(sql`DROP TABLE \`about_departments_locales\`;`)
  await db.run(sql`DROP TABLE \`about_units\`;`)
  await db.run(sql`DROP TABLE \`about_units_locales\`;`)
  await db.run(sql`DROP TABLE \`about_page\`;`)
  await db.run(sql`DROP TABLE \`about_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_timeline\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_timeline_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_registrations\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_version_registrations_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v\`;`)
  await db.run(sql`DROP TABLE \`_about_sections_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_departments_v\`;`)
  await db.run(sql`DROP TABLE \`_about_departments_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_units_v\`;`)
  await db.run(sql`DROP TABLE \`_about_units_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v\`;`)
  await db.run(sql`DROP TABLE \`_about_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_criteria\`;`)
  await db.run(sql`DROP TABLE \`careers_page_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page\`;`)
  await db.run(sql`DROP TABLE \`careers_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_criteria\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_profiles\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_profiles\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links_locales\`;`)
  await db.run(sql`DROP TABLE \`retention_settings\`;`)
  await db.run(sql`DROP TABLE \`_retention_settings_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_projects_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_projects_rels\` RENAME TO \`projects_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__projects_v_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__projects_v_rels\` RENAME TO \`_projects_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_services_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`services_rels\`;`)
  await db.run(sql`DROP TABLE \`services_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_services_rels\` RENAME TO \`services_rels\`;`)
  await db.run(sql`CREATE INDEX \`services_rels_order_idx\` ON \`services_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_parent_idx\` ON \`services_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_path_idx\` ON \`services_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_media_id_idx\` ON \`services_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_services_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`_services_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_services_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v_rels\` RENAME TO \`_services_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_order_idx\` ON \`_services_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_parent_idx\` ON \`_services_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_path_idx\` ON \`_services_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_media_id_idx\` ON \`_services_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_news_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_news_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`news_rels\`;`)
  await db.run(sql`DROP TABLE \`news_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_news_rels\` RENAME TO \`news_rels\`;`)
  await db.run(sql`CREATE INDEX \`news_rels_order_idx\` ON \`news_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_parent_idx\` ON \`news_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_path_idx\` ON \`news_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_media_id_idx\` ON \`news_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__news_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_news_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__news_v_rels\`("id", "order", "parent_id", "path", "media_id") SELECT "id", "order", "parent_id", "path", "media_id" FROM \`_news_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_news_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__news_v_rels\` RENAME TO \`_news_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_order_idx\` ON \`_news_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_parent_idx\` ON \`_news_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_path_idx\` ON \`_news_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_media_id_idx\` ON \`_news_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_people\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_people\`("id", "updated_at", "created_at", "_status") SELECT "id", "updated_at", "created_at", "_status" FROM \`people\`;`)
  await db.run(sql`DROP TABLE \`people\`;`)
  await db.run(sql`ALTER TABLE \`__new_people\` RENAME TO \`people\`;`)
  await db.run(sql`CREATE INDEX \`people_updated_at_idx\` ON \`people\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`people_created_at_idx\` ON \`people\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`people__status_idx\` ON \`people\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__people_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__people_v\`("id", "parent_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_people_v\`;`)
  await db.run(sql`DROP TABLE \`_people_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__people_v\` RENAME TO \`_people_v\`;`)
  await db.run(sql`CREATE INDEX \`_people_v_parent_idx\` ON \`_people_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_updated_at_idx\` ON \`_people_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_created_at_idx\` ON \`_people_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version__status_idx\` ON \`_people_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_created_at_idx\` ON \`_people_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_updated_at_idx\` ON \`_people_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_snapshot_idx\` ON \`_people_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_published_locale_idx\` ON \`_people_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_latest_idx\` ON \`_people_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`company\` text,
  	\`country\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`message\` text,
  	\`locale\` text,
  	\`suspicious\` integer DEFAULT false,
  	\`reasons\` text,
  	\`firm_mail_state\` text DEFAULT 'pending' NOT NULL,
  	\`firm_mail_attempts\` numeric DEFAULT 0 NOT NULL,
  	\`firm_mail_sent_at\` text,
  	\`firm_mail_problem\` text,
  	\`sender_mail_state\` text DEFAULT 'pending' NOT NULL,
  	\`sender_mail_attempts\` numeric DEFAULT 0 NOT NULL,
  	\`sender_mail_sent_at\` text,
  	\`sender_mail_problem\` text,
  	\`mail_due_at\` numeric,
  	\`idempotency_key\` text,
  	\`content_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_messages\`("id", "name", "company", "country", "email", "phone", "message", "locale", "suspicious", "reasons", "firm_mail_state", "firm_mail_attempts", "firm_mail_sent_at", "firm_mail_problem", "sender_mail_state", "sender_mail_attempts", "sender_mail_sent_at", "sender_mail_problem", "mail_due_at", "idempotency_key", "content_hash", "updated_at", "created_at") SELECT "id", "name", "company", "country", "email", "phone", "message", "locale", "suspicious", "reasons", "firm_mail_state", "firm_mail_attempts", "firm_mail_sent_at", "firm_mail_problem", "sender_mail_state", "sender_mail_attempts", "sender_mail_sent_at", "sender_mail_problem", "mail_due_at", "idempotency_key", "content_hash", "updated_at", "created_at" FROM \`contact_messages\`;`)
  await db.run(sql`DROP TABLE \`contact_messages\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_messages\` RENAME TO \`contact_messages\`;`)
  await db.run(sql`CREATE INDEX \`contact_messages_suspicious_idx\` ON \`contact_messages\` (\`suspicious\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_mail_due_at_idx\` ON \`contact_messages\` (\`mail_due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_messages_idempotency_key_idx\` ON \`contact_messages\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_content_hash_idx\` ON \`contact_messages\` (\`content_hash\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_updated_at_idx\` ON \`contact_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_created_at_idx\` ON \`contact_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`project_groups_id\` integer,
  	\`projects_id\` integer,
  	\`services_id\` integer,
  	\`news_id\` integer,
  	\`media_id\` integer,
  	\`people_id\` integer,
  	\`who_we_are_id\` integer,
  	\`offices_id\` integer,
  	\`contact_messages_id\` integer,
  	\`users_id\` integer,
  	\`system_state_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_groups_id\`) REFERENCES \`project_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`who_we_are_id\`) REFERENCES \`who_we_are\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "media_id", "people_id", "who_we_are_id", "offices_id", "contact_messages_id", "users_id", "system_state_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "media_id", "people_id", "who_we_are_id", "offices_id", "contact_messages_id", "users_id", "system_state_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_who_we_are_id_idx\` ON \`payload_locked_documents_rels\` (\`who_we_are_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_footer\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`email\` text,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_footer\`("id", "phone", "email", "_status", "updated_at", "created_at") SELECT "id", "phone", "email", "_status", "updated_at", "created_at" FROM \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`ALTER TABLE \`__new_footer\` RENAME TO \`footer\`;`)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__footer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`INSERT INTO \`__new__footer_v\`("id", "version_phone", "version_email", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "version_phone", "version_email", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__footer_v\` RENAME TO \`_footer_v\`;`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`DROP INDEX \`project_groups_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`project_groups_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_project_groups_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`projects_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`client\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`funding\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`district\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`challenge\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`work\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`result\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_client\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_funding\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_district\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_challenge\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_work\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`services_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`deliverables\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`standards\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_services_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_deliverables\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_standards\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`news_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`featured\`;`)
  await db.run(sql`DROP INDEX \`news_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`event_place\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`correction\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_category\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_featured\`;`)
  await db.run(sql`DROP INDEX \`_news_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_event_place\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_correction\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`media_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`people_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`line\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_people_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_line\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_languages\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`who_we_are__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`who_we_are_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_who_we_are_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v\` DROP COLUMN \`version__order\`;`)
  await db.run(sql`DROP INDEX \`_who_we_are_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`offices_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` DROP COLUMN \`text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`offices_locales\` DROP COLUMN \`text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`_offices_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` DROP COLUMN \`version_text_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`_offices_v_locales\` DROP COLUMN \`version_text_checked_at\`;`)
  await db.run(sql`DROP INDEX \`home_page_sliders_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`home_page_statistics_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`home_page_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_version_sliders_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_version_statistics_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_page_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`header_banner_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_header_banner_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_registrations_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`short_name\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`legal_name\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_version_registrations_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_footer_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` DROP COLUMN \`version_short_name\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` DROP COLUMN \`version_legal_name\`;`)
  await db.run(sql`DROP INDEX \`enquiry_settings_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings_locales\` DROP COLUMN \`closing\`;`)
  await db.run(sql`DROP INDEX \`_enquiry_settings_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v_locales\` DROP COLUMN \`version_closing\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`started_on\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`ended_on\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`client_type\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`contract_value\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`contract_currency\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`contract_value_public\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`reference_available\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`country\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`province\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`lat\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`lng\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`precision\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`confidential\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_stage\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_started_on\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_ended_on\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_client_type\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_contract_value\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_contract_currency\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_contract_value_public\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_reference_available\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_country\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_province\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_lat\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_lng\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_precision\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_confidential\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`contact_map_link\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`contact_map_embed\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_contact_map_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_contact_map_embed\`;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings\` DROP COLUMN \`overdue_after_hours\`;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v\` DROP COLUMN \`version_overdue_after_hours\`;`)
}
