import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_vacancies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_vacancies_v_locales_locale_parent_id_unique\` ON \`_vacancies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_vacancies_v_locales_parent_idx\` ON \`_vacancies_v_locales\` (\`_parent_id\`);`)
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
  	\`version_consent\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_careers_page_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_careers_page_v_locales_locale_parent_id_unique\` ON \`_careers_page_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_locales_parent_idx\` ON \`_careers_page_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`vacancies_id\` integer REFERENCES vacancies(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`vacancies_stages\`;`)
  await db.run(sql`DROP TABLE \`vacancies_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents_types\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents\`;`)
  await db.run(sql`DROP TABLE \`vacancies_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies_questions\`;`)
  await db.run(sql`DROP TABLE \`vacancies_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`vacancies\`;`)
  await db.run(sql`DROP TABLE \`vacancies_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_stages\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_stages_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents_types\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_documents_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits\`;`)
  await db.run(sql`DROP TABLE \`careers_page_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps\`;`)
  await db.run(sql`DROP TABLE \`careers_page_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page\`;`)
  await db.run(sql`DROP TABLE \`careers_page_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_steps_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`project_groups_id\` integer,
  	\`projects_id\` integer,
  	\`services_id\` integer,
  	\`news_id\` integer,
  	\`album_categories_id\` integer,
  	\`albums_id\` integer,
  	\`reports_id\` integer,
  	\`notices_id\` integer,
  	\`media_id\` integer,
  	\`documents_id\` integer,
  	\`people_id\` integer,
  	\`who_we_are_id\` integer,
  	\`offices_id\` integer,
  	\`disciplines_id\` integer,
  	\`contact_messages_id\` integer,
  	\`users_id\` integer,
  	\`system_state_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_groups_id\`) REFERENCES \`project_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`news_id\`) REFERENCES \`news\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`album_categories_id\`) REFERENCES \`album_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`albums_id\`) REFERENCES \`albums\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reports_id\`) REFERENCES \`reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`notices_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`documents_id\`) REFERENCES \`documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`people_id\`) REFERENCES \`people\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`who_we_are_id\`) REFERENCES \`who_we_are\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`disciplines_id\`) REFERENCES \`disciplines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "contact_messages_id", "users_id", "system_state_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "contact_messages_id", "users_id", "system_state_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_news_id_idx\` ON \`payload_locked_documents_rels\` (\`news_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_album_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`album_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_albums_id_idx\` ON \`payload_locked_documents_rels\` (\`albums_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_people_id_idx\` ON \`payload_locked_documents_rels\` (\`people_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_who_we_are_id_idx\` ON \`payload_locked_documents_rels\` (\`who_we_are_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_disciplines_id_idx\` ON \`payload_locked_documents_rels\` (\`disciplines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
}
