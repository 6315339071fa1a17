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
  await db.run(sql`ALTER TABLE \`project_groups_locales\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` ADD \`version_description\` text;`)
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
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`services_id\` integer REFERENCES services(id);`)
  await db.run(sql`ALTER TABLE \`_projects_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_services_id_idx\` ON \`_projects_v_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_documents_id_idx\` ON \`_projects_v_rels\` (\`documents_id\`);`)
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
  await db.run(sql`ALTER TABLE \`project_groups_locales\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`_project_groups_v_locales\` DROP COLUMN \`version_description\`;`)
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
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`summary\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`client\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`funding\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`district\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`challenge\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`work\`;`)
  await db.run(sql`ALTER TABLE \`projects_locales\` DROP COLUMN \`result\`;`)
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
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_summary\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_client\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_funding\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_district\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_challenge\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_work\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_locales\` DROP COLUMN \`version_result\`;`)
}
