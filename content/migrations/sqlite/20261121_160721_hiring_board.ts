import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_applicant_mails\` (
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
  await db.run(sql`INSERT INTO \`__new_applicant_mails\`("id", "application_id", "to", "subject", "text", "state", "attempts", "sent_at", "problem", "due_at", "key", "updated_at", "created_at") SELECT "id", "application_id", "to", "subject", "text", "state", "attempts", "sent_at", "problem", "due_at", "key", "updated_at", "created_at" FROM \`applicant_mails\`;`)
  await db.run(sql`DROP TABLE \`applicant_mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_applicant_mails\` RENAME TO \`applicant_mails\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`applicant_mails_application_idx\` ON \`applicant_mails\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_due_at_idx\` ON \`applicant_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applicant_mails_key_idx\` ON \`applicant_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_updated_at_idx\` ON \`applicant_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_created_at_idx\` ON \`applicant_mails\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`refusal_reason_id\` integer REFERENCES refusal_reasons(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`applications_refusal_reason_idx\` ON \`applications\` (\`refusal_reason_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`application_notes_id\` integer REFERENCES application_notes(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`application_scores_id\` integer REFERENCES application_scores(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`mail_templates_id\` integer REFERENCES mail_templates(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`refusal_reasons_id\` integer REFERENCES refusal_reasons(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`application_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_scores_id_idx\` ON \`payload_locked_documents_rels\` (\`application_scores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refusal_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`refusal_reasons_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`vacancies_criteria\`;`)
  await db.run(sql`DROP TABLE \`vacancies_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_criteria\`;`)
  await db.run(sql`DROP TABLE \`_vacancies_v_version_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`application_notes\`;`)
  await db.run(sql`DROP TABLE \`application_scores\`;`)
  await db.run(sql`DROP TABLE \`mail_templates\`;`)
  await db.run(sql`DROP TABLE \`mail_templates_locales\`;`)
  await db.run(sql`DROP TABLE \`refusal_reasons\`;`)
  await db.run(sql`DROP TABLE \`refusal_reasons_locales\`;`)
  await db.run(sql`DROP TABLE \`careers_page_criteria\`;`)
  await db.run(sql`DROP TABLE \`careers_page_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_criteria\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v_version_criteria_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_applications\` (
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
  	\`stage\` text DEFAULT 'received' NOT NULL,
  	\`history\` text NOT NULL,
  	\`person_key\` text,
  	\`idempotency_key\` text,
  	\`link_key\` text,
  	\`scan_due_at\` numeric,
  	\`receipt_queued\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`vacancy_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applications\`("id", "vacancy_id", "reference", "name", "name_ne", "email", "phone", "country", "district", "current_position", "years_experience", "qualification", "nec_no", "linkedin", "cover_letter", "heard_from", "adjustments", "answers", "files", "locale", "consent_version", "consent_text", "stage", "history", "person_key", "idempotency_key", "link_key", "scan_due_at", "receipt_queued", "updated_at", "created_at") SELECT "id", "vacancy_id", "reference", "name", "name_ne", "email", "phone", "country", "district", "current_position", "years_experience", "qualification", "nec_no", "linkedin", "cover_letter", "heard_from", "adjustments", "answers", "files", "locale", "consent_version", "consent_text", "stage", "history", "person_key", "idempotency_key", "link_key", "scan_due_at", "receipt_queued", "updated_at", "created_at" FROM \`applications\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`ALTER TABLE \`__new_applications\` RENAME TO \`applications\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`applications_vacancy_idx\` ON \`applications\` (\`vacancy_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_stage_idx\` ON \`applications\` (\`stage\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_person_key_idx\` ON \`applications\` (\`person_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_idempotency_key_idx\` ON \`applications\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_link_key_idx\` ON \`applications\` (\`link_key\`);`)
  await db.run(sql`CREATE INDEX \`applications_scan_due_at_idx\` ON \`applications\` (\`scan_due_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_receipt_queued_idx\` ON \`applications\` (\`receipt_queued\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_applicant_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`application_id\` integer,
  	\`to\` text,
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
  	FOREIGN KEY (\`application_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_applicant_mails\`("id", "application_id", "to", "subject", "text", "state", "attempts", "sent_at", "problem", "due_at", "key", "updated_at", "created_at") SELECT "id", "application_id", "to", "subject", "text", "state", "attempts", "sent_at", "problem", "due_at", "key", "updated_at", "created_at" FROM \`applicant_mails\`;`)
  await db.run(sql`DROP TABLE \`applicant_mails\`;`)
  await db.run(sql`ALTER TABLE \`__new_applicant_mails\` RENAME TO \`applicant_mails\`;`)
  await db.run(sql`CREATE INDEX \`applicant_mails_application_idx\` ON \`applicant_mails\` (\`application_id\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_due_at_idx\` ON \`applicant_mails\` (\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applicant_mails_key_idx\` ON \`applicant_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_updated_at_idx\` ON \`applicant_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applicant_mails_created_at_idx\` ON \`applicant_mails\` (\`created_at\`);`)
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
  	\`vacancies_id\` integer,
  	\`applications_id\` integer,
  	\`applicant_mails_id\` integer,
  	\`paper_openings_id\` integer,
  	\`contact_messages_id\` integer,
  	\`users_id\` integer,
  	\`system_state_id\` integer,
  	\`system_changes_id\` integer,
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
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applicant_mails_id\`) REFERENCES \`applicant_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paper_openings_id\`) REFERENCES \`paper_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_changes_id\`) REFERENCES \`system_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "vacancies_id", "applications_id", "applicant_mails_id", "paper_openings_id", "contact_messages_id", "users_id", "system_state_id", "system_changes_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "vacancies_id", "applications_id", "applicant_mails_id", "paper_openings_id", "contact_messages_id", "users_id", "system_state_id", "system_changes_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vacancies_id_idx\` ON \`payload_locked_documents_rels\` (\`vacancies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applications_id_idx\` ON \`payload_locked_documents_rels\` (\`applications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applicant_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`applicant_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paper_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`paper_openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`system_changes_id\`);`)
}
