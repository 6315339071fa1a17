import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`success_stories_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`as_of\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`success_stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`success_stories_figures_order_idx\` ON \`success_stories_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_figures_parent_id_idx\` ON \`success_stories_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`success_stories_figures_locales\` (
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`success_stories_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`success_stories_figures_locales_locale_parent_id_unique\` ON \`success_stories_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_figures_locales_parent_idx\` ON \`success_stories_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`success_stories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`quote_language\` text DEFAULT 'ne',
  	\`quote_text\` text,
  	\`quote_translation\` text,
  	\`quote_portrait_id\` integer,
  	\`quote_consent_id\` integer,
  	\`project_id\` integer,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`quote_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`quote_consent_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`success_stories__order_idx\` ON \`success_stories\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_quote_quote_portrait_idx\` ON \`success_stories\` (\`quote_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_quote_quote_consent_idx\` ON \`success_stories\` (\`quote_consent_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_project_idx\` ON \`success_stories\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_deleted_at_idx\` ON \`success_stories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_updated_at_idx\` ON \`success_stories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_created_at_idx\` ON \`success_stories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`success_stories__status_idx\` ON \`success_stories\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`success_stories_locales\` (
  	\`name\` text,
  	\`summary\` text,
  	\`problem\` text,
  	\`work\` text,
  	\`outcome\` text,
  	\`quote_person\` text,
  	\`quote_title\` text,
  	\`quote_organisation\` text,
  	\`text_changed_at\` text,
  	\`text_checked_at\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`success_stories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`success_stories_locales_locale_parent_id_unique\` ON \`success_stories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_locales_parent_idx\` ON \`success_stories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`success_stories_rels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`success_stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`success_stories_rels_order_idx\` ON \`success_stories_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_rels_parent_idx\` ON \`success_stories_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_rels_path_idx\` ON \`success_stories_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`success_stories_rels_media_id_idx\` ON \`success_stories_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`_success_stories_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`as_of\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_success_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_figures_order_idx\` ON \`_success_stories_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_figures_parent_id_idx\` ON \`_success_stories_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_success_stories_v_version_figures_locales\` (
  	\`value\` text,
  	\`unit\` text,
  	\`label\` text,
  	\`source\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_success_stories_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_success_stories_v_version_figures_locales_locale_parent_id_\` ON \`_success_stories_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_figures_locales_parent_idx\` ON \`_success_stories_v_version_figures_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_success_stories_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version__order\` text,
  	\`version_quote_language\` text DEFAULT 'ne',
  	\`version_quote_text\` text,
  	\`version_quote_translation\` text,
  	\`version_quote_portrait_id\` integer,
  	\`version_quote_consent_id\` integer,
  	\`version_project_id\` integer,
  	\`version_deleted_at\` text,
  	\`version_deleted_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`success_stories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_quote_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_quote_consent_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_success_stories_v_parent_idx\` ON \`_success_stories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version__order_idx\` ON \`_success_stories_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_quote_version_quote_portrait_idx\` ON \`_success_stories_v\` (\`version_quote_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_quote_version_quote_consent_idx\` ON \`_success_stories_v\` (\`version_quote_consent_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version_project_idx\` ON \`_success_stories_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version_deleted_at_idx\` ON \`_success_stories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version_updated_at_idx\` ON \`_success_stories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version_created_at_idx\` ON \`_success_stories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_version_version__status_idx\` ON \`_success_stories_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_created_at_idx\` ON \`_success_stories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_updated_at_idx\` ON \`_success_stories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_snapshot_idx\` ON \`_success_stories_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_published_locale_idx\` ON \`_success_stories_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_latest_idx\` ON \`_success_stories_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_success_stories_v_locales\` (
  	\`version_name\` text,
  	\`version_summary\` text,
  	\`version_problem\` text,
  	\`version_work\` text,
  	\`version_outcome\` text,
  	\`version_quote_person\` text,
  	\`version_quote_title\` text,
  	\`version_quote_organisation\` text,
  	\`version_text_changed_at\` text,
  	\`version_text_checked_at\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_success_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_success_stories_v_locales_locale_parent_id_unique\` ON \`_success_stories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_locales_parent_idx\` ON \`_success_stories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_success_stories_v_rels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_success_stories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_success_stories_v_rels_order_idx\` ON \`_success_stories_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_rels_parent_idx\` ON \`_success_stories_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_rels_path_idx\` ON \`_success_stories_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_success_stories_v_rels_media_id_idx\` ON \`_success_stories_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`consents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`given_on\` text NOT NULL,
  	\`until\` text NOT NULL,
  	\`covers_name\` integer DEFAULT false,
  	\`covers_picture\` integer DEFAULT false,
  	\`covers_translation\` integer DEFAULT false,
  	\`withdrawn_on\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`consents_updated_at_idx\` ON \`consents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consents_created_at_idx\` ON \`consents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consents_filename_idx\` ON \`consents\` (\`filename\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`success_stories_id\` integer REFERENCES success_stories(id) ON DELETE cascade;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consents_id\` integer REFERENCES consents(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_success_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`success_stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`success_stories_figures\`;`)
  await db.run(sql`DROP TABLE \`success_stories_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`success_stories\`;`)
  await db.run(sql`DROP TABLE \`success_stories_locales\`;`)
  await db.run(sql`DROP TABLE \`success_stories_rels\`;`)
  await db.run(sql`DROP TABLE \`_success_stories_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_success_stories_v_version_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_success_stories_v\`;`)
  await db.run(sql`DROP TABLE \`_success_stories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_success_stories_v_rels\`;`)
  await db.run(sql`DROP TABLE \`consents\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`project_groups_id\` integer,
  	\`projects_id\` integer,
  	\`services_id\` integer,
  	\`faqs_id\` integer,
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
  	\`legal_versions_id\` integer,
  	\`vacancies_id\` integer,
  	\`applications_id\` integer,
  	\`application_notes_id\` integer,
  	\`application_scores_id\` integer,
  	\`applicant_mails_id\` integer,
  	\`subscriptions_id\` integer,
  	\`alert_mails_id\` integer,
  	\`mail_templates_id\` integer,
  	\`refusal_reasons_id\` integer,
  	\`paper_openings_id\` integer,
  	\`contact_messages_id\` integer,
  	\`contact_answers_id\` integer,
  	\`faq_votes_id\` integer,
  	\`members_id\` integer,
  	\`member_registrations_id\` integer,
  	\`member_sessions_id\` integer,
  	\`member_mails_id\` integer,
  	\`erasures_id\` integer,
  	\`fault_mails_id\` integer,
  	\`account_mails_id\` integer,
  	\`users_id\` integer,
  	\`system_state_id\` integer,
  	\`system_changes_id\` integer,
  	\`system_names_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_groups_id\`) REFERENCES \`project_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`legal_versions_id\`) REFERENCES \`legal_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vacancies_id\`) REFERENCES \`vacancies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applications_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`application_notes_id\`) REFERENCES \`application_notes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`application_scores_id\`) REFERENCES \`application_scores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`applicant_mails_id\`) REFERENCES \`applicant_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_mails_id\`) REFERENCES \`alert_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mail_templates_id\`) REFERENCES \`mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`refusal_reasons_id\`) REFERENCES \`refusal_reasons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`paper_openings_id\`) REFERENCES \`paper_openings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_messages_id\`) REFERENCES \`contact_messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_answers_id\`) REFERENCES \`contact_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faq_votes_id\`) REFERENCES \`faq_votes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`members_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_registrations_id\`) REFERENCES \`member_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_sessions_id\`) REFERENCES \`member_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`member_mails_id\`) REFERENCES \`member_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`erasures_id\`) REFERENCES \`erasures\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`fault_mails_id\`) REFERENCES \`fault_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_mails_id\`) REFERENCES \`account_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_state_id\`) REFERENCES \`system_state\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_changes_id\`) REFERENCES \`system_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`system_names_id\`) REFERENCES \`system_names\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "faqs_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "legal_versions_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "subscriptions_id", "alert_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "contact_answers_id", "faq_votes_id", "members_id", "member_registrations_id", "member_sessions_id", "member_mails_id", "erasures_id", "fault_mails_id", "account_mails_id", "users_id", "system_state_id", "system_changes_id", "system_names_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "services_id", "faqs_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "legal_versions_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "subscriptions_id", "alert_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "contact_answers_id", "faq_votes_id", "members_id", "member_registrations_id", "member_sessions_id", "member_mails_id", "erasures_id", "fault_mails_id", "account_mails_id", "users_id", "system_state_id", "system_changes_id", "system_names_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_legal_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`legal_versions_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_votes_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_votes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_members_id_idx\` ON \`payload_locked_documents_rels\` (\`members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`member_registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`member_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_member_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`member_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_erasures_id_idx\` ON \`payload_locked_documents_rels\` (\`erasures_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_fault_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`fault_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`account_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_state_id_idx\` ON \`payload_locked_documents_rels\` (\`system_state_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`system_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_system_names_id_idx\` ON \`payload_locked_documents_rels\` (\`system_names_id\`);`)
}
