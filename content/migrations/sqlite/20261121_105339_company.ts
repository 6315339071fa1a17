import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`disciplines_locales_locale_parent_id_unique\` ON \`disciplines_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_disciplines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_disciplines_v_locales_locale_parent_id_unique\` ON \`_disciplines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
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
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`deliverables\` text;`)
  await db.run(sql`ALTER TABLE \`services_locales\` ADD \`standards\` text;`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`project_groups_id\` integer REFERENCES project_groups(id);`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`people_id\` integer REFERENCES people(id);`)
  await db.run(sql`ALTER TABLE \`services_rels\` ADD \`reports_id\` integer REFERENCES reports(id);`)
  await db.run(sql`CREATE INDEX \`services_rels_project_groups_id_idx\` ON \`services_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_people_id_idx\` ON \`services_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`services_rels_reports_id_idx\` ON \`services_rels\` (\`reports_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_deliverables\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` ADD \`version_standards\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`project_groups_id\` integer REFERENCES project_groups(id);`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`people_id\` integer REFERENCES people(id);`)
  await db.run(sql`ALTER TABLE \`_services_v_rels\` ADD \`reports_id\` integer REFERENCES reports(id);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_project_groups_id_idx\` ON \`_services_v_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_people_id_idx\` ON \`_services_v_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_rels_reports_id_idx\` ON \`_services_v_rels\` (\`reports_id\`);`)
  await db.run(sql`ALTER TABLE \`reports_rels\` ADD \`people_id\` integer REFERENCES people(id);`)
  await db.run(sql`CREATE INDEX \`reports_rels_people_id_idx\` ON \`reports_rels\` (\`people_id\`);`)
  await db.run(sql`ALTER TABLE \`_reports_v_rels\` ADD \`people_id\` integer REFERENCES people(id);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_people_id_idx\` ON \`_reports_v_rels\` (\`people_id\`);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`practising_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`cv_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`cv_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`discipline_id\` integer REFERENCES disciplines(id);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`office_id\` integer REFERENCES offices(id);`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`people\` ADD \`left_on\` text;`)
  await db.run(sql`CREATE INDEX \`people_cv_idx\` ON \`people\` (\`cv_id\`);`)
  await db.run(sql`CREATE INDEX \`people_discipline_idx\` ON \`people\` (\`discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`people_office_idx\` ON \`people\` (\`office_id\`);`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`line\` text;`)
  await db.run(sql`ALTER TABLE \`people_locales\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_practising_since\` numeric;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_cv_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_cv_public\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_discipline_id\` integer REFERENCES disciplines(id);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_office_id\` integer REFERENCES offices(id);`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_people_v\` ADD \`version_left_on\` text;`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_cv_idx\` ON \`_people_v\` (\`version_cv_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_discipline_idx\` ON \`_people_v\` (\`version_discipline_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_version_version_office_idx\` ON \`_people_v\` (\`version_office_id\`);`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_line\` text;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` ADD \`version_languages\` text;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`disciplines_id\` integer REFERENCES disciplines(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disciplines_id_idx\` ON \`payload_locked_documents_rels\` (\`disciplines_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new_reports_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_reports_rels\`("id", "order", "parent_id", "path", "documents_id") SELECT "id", "order", "parent_id", "path", "documents_id" FROM \`reports_rels\`;`)
  await db.run(sql`DROP TABLE \`reports_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_reports_rels\` RENAME TO \`reports_rels\`;`)
  await db.run(sql`CREATE INDEX \`reports_rels_order_idx\` ON \`reports_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_parent_idx\` ON \`reports_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_path_idx\` ON \`reports_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_documents_id_idx\` ON \`reports_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__reports_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__reports_v_rels\`("id", "order", "parent_id", "path", "documents_id") SELECT "id", "order", "parent_id", "path", "documents_id" FROM \`_reports_v_rels\`;`)
  await db.run(sql`DROP TABLE \`_reports_v_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new__reports_v_rels\` RENAME TO \`_reports_v_rels\`;`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_order_idx\` ON \`_reports_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_parent_idx\` ON \`_reports_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_path_idx\` ON \`_reports_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_documents_id_idx\` ON \`_reports_v_rels\` (\`documents_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`project_groups_id\` integer,
  	\`projects_id\` integer,
  	\`services_id\` integer,
  	\`news_id\` integer,
  	\`reports_id\` integer,
  	\`notices_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
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
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`who_we_are_id\`) REFERENCES \`who_we_are\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "contact_messages_id", "users_id", "system_state_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "contact_messages_id", "users_id", "system_state_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_who_we_are_id_idx\` ON \`payload_locked_documents_rels\` (\`who_we_are_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`deliverables\`;`)
  await db.run(sql`ALTER TABLE \`services_locales\` DROP COLUMN \`standards\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_deliverables\`;`)
  await db.run(sql`ALTER TABLE \`_services_v_locales\` DROP COLUMN \`version_standards\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`line\`;`)
  await db.run(sql`ALTER TABLE \`people_locales\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_line\`;`)
  await db.run(sql`ALTER TABLE \`_people_v_locales\` DROP COLUMN \`version_languages\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v_locales\` DROP COLUMN \`version_body\`;`)
}
