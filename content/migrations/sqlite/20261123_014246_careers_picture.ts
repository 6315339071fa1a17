import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`careers_page\` ADD \`picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`careers_page_picture_idx\` ON \`careers_page\` (\`picture_id\`);`)
  await db.run(sql`ALTER TABLE \`_careers_page_v\` ADD \`version_picture_id\` integer REFERENCES media(id) ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_version_picture_idx\` ON \`_careers_page_v\` (\`version_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_careers_page\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alerts_enabled\` integer DEFAULT true,
  	\`promise\` numeric,
  	\`consent_version\` numeric DEFAULT 0,
  	\`retention_days\` numeric DEFAULT 365,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_careers_page\`("id", "alerts_enabled", "promise", "consent_version", "retention_days", "_status", "updated_at", "created_at") SELECT "id", "alerts_enabled", "promise", "consent_version", "retention_days", "_status", "updated_at", "created_at" FROM \`careers_page\`;`)
  await db.run(sql`DROP TABLE \`careers_page\`;`)
  await db.run(sql`ALTER TABLE \`__new_careers_page\` RENAME TO \`careers_page\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`careers_page__status_idx\` ON \`careers_page\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__careers_page_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
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
  await db.run(sql`INSERT INTO \`__new__careers_page_v\`("id", "version_alerts_enabled", "version_promise", "version_consent_version", "version_retention_days", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "version_alerts_enabled", "version_promise", "version_consent_version", "version_retention_days", "version__status", "version_updated_at", "version_created_at", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_careers_page_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_page_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__careers_page_v\` RENAME TO \`_careers_page_v\`;`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_version_version__status_idx\` ON \`_careers_page_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_created_at_idx\` ON \`_careers_page_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_updated_at_idx\` ON \`_careers_page_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_snapshot_idx\` ON \`_careers_page_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_published_locale_idx\` ON \`_careers_page_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_page_v_latest_idx\` ON \`_careers_page_v\` (\`latest\`);`)
}
