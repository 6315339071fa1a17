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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reports_rels_order_idx\` ON \`reports_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_parent_idx\` ON \`reports_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_path_idx\` ON \`reports_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`reports_rels_documents_id_idx\` ON \`reports_rels\` (\`documents_id\`);`)
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_reports_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_order_idx\` ON \`_reports_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_parent_idx\` ON \`_reports_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_path_idx\` ON \`_reports_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_reports_v_rels_documents_id_idx\` ON \`_reports_v_rels\` (\`documents_id\`);`)
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
  await db.run(sql`ALTER TABLE \`project_groups_locales\` ADD \`description\` text;`)
  await db.run(sql`CREATE INDEX \`project_groups_locales_parent_idx\` ON \`project_groups_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` ADD \`version_description\` text;`)
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
  await db.run(sql`CREATE INDEX \`projects_locales_parent_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`projects_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`projects_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
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
  await db.run(sql`CREATE INDEX \`_projects_v_locales_parent_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_services_id_idx\` ON \`_projects_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_documents_id_idx\` ON \`_projects_v_rels\` (\`documents_id\`);`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`category\` text DEFAULT 'news';`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`featured\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category\`);`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`event_place\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`correction\` text;`)
  await db.run(sql`CREATE INDEX \`news_locales_parent_idx\` ON \`news_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`projects_id\` integer REFERENCES projects(id);`)
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
  await db.run(sql`CREATE INDEX \`_news_v_locales_parent_idx\` ON \`_news_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`projects_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_documents_id_idx\` ON \`_news_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_projects_id_idx\` ON \`_news_v_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`reports_id\` integer REFERENCES reports(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`notices_id\` integer REFERENCES notices(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`contact_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`home_page\` ADD \`contact_map_embed\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_contact_map_link\` text;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` ADD \`version_contact_map_embed\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`mark_on_light_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`mark_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`share_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`footer_mark_on_light_idx\` ON \`footer\` (\`mark_on_light_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_mark_on_dark_idx\` ON \`footer\` (\`mark_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_icon_idx\` ON \`footer\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_share_picture_idx\` ON \`footer\` (\`share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`short_name\` text;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`legal_name\` text;`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_founded\` numeric;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_mark_on_light_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_mark_on_dark_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_icon_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_share_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_mark_on_light_idx\` ON \`_footer_v\` (\`version_mark_on_light_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_mark_on_dark_idx\` ON \`_footer_v\` (\`version_mark_on_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_icon_idx\` ON \`_footer_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version_share_picture_idx\` ON \`_footer_v\` (\`version_share_picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` ADD \`version_short_name\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` ADD \`version_legal_name\` text;`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`services_locales_parent_idx\` ON \`services_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_locales_parent_idx\` ON \`_services_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`people_locales_parent_idx\` ON \`people_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_people_v_locales_parent_idx\` ON \`_people_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`who_we_are_locales_parent_idx\` ON \`who_we_are_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_who_we_are_v_locales_parent_idx\` ON \`_who_we_are_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_locales_parent_idx\` ON \`offices_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_locales_parent_idx\` ON \`_offices_v_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`CREATE INDEX \`enquiry_settings_locales_parent_idx\` ON \`enquiry_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_enquiry_settings_v_locales_parent_idx\` ON \`_enquiry_settings_v_locales\` (\`_parent_id\`);`)
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
  await db.run(sql`DROP TABLE \`footer_profiles\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_profiles\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links_locales\`;`)
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
  await db.run(sql`DROP INDEX \`_project_groups_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`DROP INDEX \`projects_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`client\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`funding\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`district\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`challenge\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`work\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`result\`;`)
  await db.run(sql`DROP INDEX \`_projects_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_client\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_funding\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_district\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_challenge\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_work\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_result\`;`)
  await db.run(sql`DROP INDEX \`services_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_services_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`news_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`featured\`;`)
  await db.run(sql`DROP INDEX \`news_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`event_place\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`correction\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_category\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_featured\`;`)
  await db.run(sql`DROP INDEX \`_news_v_locales_parent_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_event_place\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_correction\`;`)
  await db.run(sql`DROP INDEX \`media_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`people_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_people_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`who_we_are_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_who_we_are_v_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`offices_locales_parent_idx\`;`)
  await db.run(sql`DROP INDEX \`_offices_v_locales_parent_idx\`;`)
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
  await db.run(sql`DROP INDEX \`_enquiry_settings_v_locales_parent_idx\`;`)
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
}
