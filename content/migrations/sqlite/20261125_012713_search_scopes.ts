import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // The searches of the frequent questions that found nothing move to the table of the site's searches.
  await db.run(sql`DROP INDEX \`day_words_idx\`;`)
  await db.run(sql`ALTER TABLE \`search_counts\` ADD \`scope\` text DEFAULT 'site' NOT NULL;`)
  await db.run(sql`CREATE UNIQUE INDEX \`scope_day_words_idx\` ON \`search_counts\` (\`scope\`,\`day\`,\`words\`);`)
  await db.run(sql`INSERT INTO \`search_counts\` (\`scope\`, \`day\`, \`words\`, \`count\`, \`found\`) SELECT 'faqs', \`day\`, \`words\`, \`count\`, false FROM \`faq_searches\`;`)
  await db.run(sql`DROP TABLE \`faq_searches\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`project_groups_id\` integer,
  	\`projects_id\` integer,
  	\`success_stories_id\` integer,
  	\`consents_id\` integer,
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
  	\`complaints_id\` integer,
  	\`forum_posts_id\` integer,
  	\`forum_categories_id\` integer,
  	\`forum_flags_id\` integer,
  	\`forum_follows_id\` integer,
  	\`forum_mails_id\` integer,
  	\`search_synonyms_id\` integer,
  	\`suggested_results_id\` integer,
  	\`search_counts_id\` integer,
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
  	\`document_texts_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_groups_id\`) REFERENCES \`project_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`success_stories_id\`) REFERENCES \`success_stories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consents_id\`) REFERENCES \`consents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`complaints_id\`) REFERENCES \`complaints\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_posts_id\`) REFERENCES \`forum_posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_categories_id\`) REFERENCES \`forum_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_flags_id\`) REFERENCES \`forum_flags\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_follows_id\`) REFERENCES \`forum_follows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forum_mails_id\`) REFERENCES \`forum_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_synonyms_id\`) REFERENCES \`search_synonyms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`suggested_results_id\`) REFERENCES \`suggested_results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_counts_id\`) REFERENCES \`search_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`system_names_id\`) REFERENCES \`system_names\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`document_texts_id\`) REFERENCES \`document_texts\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "project_groups_id", "projects_id", "success_stories_id", "consents_id", "services_id", "faqs_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "legal_versions_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "subscriptions_id", "alert_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "contact_answers_id", "faq_votes_id", "complaints_id", "forum_posts_id", "forum_categories_id", "forum_flags_id", "forum_follows_id", "forum_mails_id", "search_synonyms_id", "suggested_results_id", "search_counts_id", "members_id", "member_registrations_id", "member_sessions_id", "member_mails_id", "erasures_id", "fault_mails_id", "account_mails_id", "users_id", "system_state_id", "system_changes_id", "system_names_id", "document_texts_id") SELECT "id", "order", "parent_id", "path", "project_groups_id", "projects_id", "success_stories_id", "consents_id", "services_id", "faqs_id", "news_id", "album_categories_id", "albums_id", "reports_id", "notices_id", "media_id", "documents_id", "people_id", "who_we_are_id", "offices_id", "disciplines_id", "legal_versions_id", "vacancies_id", "applications_id", "application_notes_id", "application_scores_id", "applicant_mails_id", "subscriptions_id", "alert_mails_id", "mail_templates_id", "refusal_reasons_id", "paper_openings_id", "contact_messages_id", "contact_answers_id", "faq_votes_id", "complaints_id", "forum_posts_id", "forum_categories_id", "forum_flags_id", "forum_follows_id", "forum_mails_id", "search_synonyms_id", "suggested_results_id", "search_counts_id", "members_id", "member_registrations_id", "member_sessions_id", "member_mails_id", "erasures_id", "fault_mails_id", "account_mails_id", "users_id", "system_state_id", "system_changes_id", "system_names_id", "document_texts_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`project_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_success_stories_id_idx\` ON \`payload_locked_documents_rels\` (\`success_stories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consents_id_idx\` ON \`payload_locked_documents_rels\` (\`consents_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_complaints_id_idx\` ON \`payload_locked_documents_rels\` (\`complaints_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_flags_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_flags_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_follows_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_follows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forum_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`forum_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_synonyms_id_idx\` ON \`payload_locked_documents_rels\` (\`search_synonyms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suggested_results_id_idx\` ON \`payload_locked_documents_rels\` (\`suggested_results_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`search_counts_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_document_texts_id_idx\` ON \`payload_locked_documents_rels\` (\`document_texts_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`faq_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`count\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`words_day_idx\` ON \`faq_searches\` (\`words\`,\`day\`);`)
  await db.run(sql`INSERT INTO \`faq_searches\` (\`day\`, \`words\`, \`count\`) SELECT \`day\`, \`words\`, \`count\` FROM \`search_counts\` WHERE \`scope\` = 'faqs' AND NOT \`found\`;`)
  await db.run(sql`DELETE FROM \`search_counts\` WHERE \`scope\` = 'faqs';`)
  await db.run(sql`DROP INDEX \`scope_day_words_idx\`;`)
  await db.run(sql`CREATE UNIQUE INDEX \`day_words_idx\` ON \`search_counts\` (\`day\`,\`words\`);`)
  await db.run(sql`ALTER TABLE \`search_counts\` DROP COLUMN \`scope\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`faq_searches_id\` integer REFERENCES faq_searches(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faq_searches_id_idx\` ON \`payload_locked_documents_rels\` (\`faq_searches_id\`);`)
}
