import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`notices\` ADD \`vacancy_id\` integer REFERENCES vacancies(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`notices_vacancy_idx\` ON \`notices\` (\`vacancy_id\`);`)
  await db.run(sql`ALTER TABLE \`_notices_v\` ADD \`version_vacancy_id\` integer REFERENCES vacancies(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_vacancy_idx\` ON \`_notices_v\` (\`version_vacancy_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`deadline\` text,
  	\`first_deadline\` text,
  	\`questions_until\` text,
  	\`contact_phone\` text,
  	\`contact_email\` text,
  	\`number\` text,
  	\`type\` text,
  	\`published_on\` text,
  	\`withdrawn\` integer DEFAULT false,
  	\`deleted_at\` text,
  	\`deleted_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`INSERT INTO \`__new_notices\`("id", "deadline", "first_deadline", "questions_until", "contact_phone", "contact_email", "number", "type", "published_on", "withdrawn", "deleted_at", "deleted_by", "updated_at", "created_at", "_status") SELECT "id", "deadline", "first_deadline", "questions_until", "contact_phone", "contact_email", "number", "type", "published_on", "withdrawn", "deleted_at", "deleted_by", "updated_at", "created_at", "_status" FROM \`notices\`;`)
  await db.run(sql`DROP TABLE \`notices\`;`)
  await db.run(sql`ALTER TABLE \`__new_notices\` RENAME TO \`notices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`notices_deadline_idx\` ON \`notices\` (\`deadline\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`notices_number_idx\` ON \`notices\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`notices_published_on_idx\` ON \`notices\` (\`published_on\`);`)
  await db.run(sql`CREATE INDEX \`notices_deleted_at_idx\` ON \`notices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_updated_at_idx\` ON \`notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`notices_created_at_idx\` ON \`notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`notices__status_idx\` ON \`notices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__notices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`notices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__notices_v\`("id", "parent_id", "version_deadline", "version_first_deadline", "version_questions_until", "version_contact_phone", "version_contact_email", "version_number", "version_type", "version_published_on", "version_withdrawn", "version_deleted_at", "version_deleted_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_deadline", "version_first_deadline", "version_questions_until", "version_contact_phone", "version_contact_email", "version_number", "version_type", "version_published_on", "version_withdrawn", "version_deleted_at", "version_deleted_by", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_notices_v\`;`)
  await db.run(sql`DROP TABLE \`_notices_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__notices_v\` RENAME TO \`_notices_v\`;`)
  await db.run(sql`CREATE INDEX \`_notices_v_parent_idx\` ON \`_notices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deadline_idx\` ON \`_notices_v\` (\`version_deadline\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_number_idx\` ON \`_notices_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_published_on_idx\` ON \`_notices_v\` (\`version_published_on\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_deleted_at_idx\` ON \`_notices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_updated_at_idx\` ON \`_notices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version_created_at_idx\` ON \`_notices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_version_version__status_idx\` ON \`_notices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_created_at_idx\` ON \`_notices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_updated_at_idx\` ON \`_notices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_snapshot_idx\` ON \`_notices_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_published_locale_idx\` ON \`_notices_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_notices_v_latest_idx\` ON \`_notices_v\` (\`latest\`);`)
}
