import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`applications\` ADD \`changed_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`revision\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`changes\` text;`)
  await db.run(sql`CREATE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`state\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`assignee_id\` integer REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`log\` text;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`moves\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`erased_at\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_state_idx\` ON \`contact_messages\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_assignee_idx\` ON \`contact_messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_messages_erased_at_idx\` ON \`contact_messages\` (\`erased_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`subscriptions_id\` integer REFERENCES subscriptions(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`alert_mails_id\` integer REFERENCES alert_mails(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`contact_answers_id\` integer REFERENCES contact_answers(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`erasures_id\` integer REFERENCES erasures(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`ALTER TABLE \`careers_page_locales\` ADD \`alerts_text\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_page_v_locales\` ADD \`version_alerts_text\` text;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings\` ADD \`overdue_after_hours\` numeric DEFAULT 48 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings_locales\` ADD \`closing\` text;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v\` ADD \`version_overdue_after_hours\` numeric DEFAULT 48 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v_locales\` ADD \`version_closing\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`subscriptions\`;`)
  await db.run(sql`DROP TABLE \`alert_mails\`;`)
  await db.run(sql`DROP TABLE \`contact_answers\`;`)
  await db.run(sql`DROP TABLE \`erasures\`;`)
  await db.run(sql`DROP TABLE \`retention_settings\`;`)
  await db.run(sql`DROP TABLE \`_retention_settings_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  	\`application_notes_id\` integer,
  	\`application_scores_id\` integer,
  	\`applicant_mails_id\` integer,
  	\`mail_templates_id\` integer,
  	\`refusal_reasons_id\` integer,
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
  	FOREIGN KEY (\`application_notes_id\`) REFERENCES \`application_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`application_scores_id\`) REFERENCES \`application_scores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applicant_mails_id\`) REFERENCES \`applicant_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_templates_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refusal_reasons_id\`) REFERENCES \`refusal_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paper_openings_id\`) REFERENCES \`paper_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_changes_id\`) REFERENCES \`system_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "users_id", "system_state_id", "system_changes_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "users_id", "system_state_id", "system_changes_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_notes_id_idx\` ON \`payload_locked_documents_rels\` (\`application_notes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_application_scores_id_idx\` ON \`payload_locked_documents_rels\` (\`application_scores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_applicant_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`applicant_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mail_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`mail_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_refusal_reasons_id_idx\` ON \`payload_locked_documents_rels\` (\`refusal_reasons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_paper_openings_id_idx\` ON \`payload_locked_documents_rels\` (\`paper_openings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`system_changes_id\`);`)
  await db.run(sql`DROP INDEX \`applications_reference_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`revision\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`changes\`;`)
  await db.run(sql`ALTER TABLE \`careers_page_locales\` DROP COLUMN \`alerts_text\`;`)
  await db.run(sql`ALTER TABLE \`_careers_page_v_locales\` DROP COLUMN \`version_alerts_text\`;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings\` DROP COLUMN \`overdue_after_hours\`;`)
  await db.run(sql`ALTER TABLE \`enquiry_settings_locales\` DROP COLUMN \`closing\`;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v\` DROP COLUMN \`version_overdue_after_hours\`;`)
  await db.run(sql`ALTER TABLE \`_enquiry_settings_v_locales\` DROP COLUMN \`version_closing\`;`)
}
