import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`event_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`category\` text DEFAULT 'news';`)
  await db.run(sql`ALTER TABLE \`news\` ADD \`featured\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`news_category_idx\` ON \`news\` (\`category\`);`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`event_place\` text;`)
  await db.run(sql`ALTER TABLE \`news_locales\` ADD \`correction\` text;`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`news_rels\` ADD \`projects_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`news_rels_documents_id_idx\` ON \`news_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`news_rels_projects_id_idx\` ON \`news_rels\` (\`projects_id\`);`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_event_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_event_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_category\` text DEFAULT 'news';`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_featured\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_category_idx\` ON \`_news_v\` (\`version_category\`);`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_event_place\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` ADD \`version_correction\` text;`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`documents_id\` integer REFERENCES documents(id);`)
  await db.run(sql`ALTER TABLE \`_news_v_rels\` ADD \`projects_id\` integer REFERENCES projects(id);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_documents_id_idx\` ON \`_news_v_rels\` (\`documents_id\`);`)
  await db.run(sql`CREATE INDEX \`_news_v_rels_projects_id_idx\` ON \`_news_v_rels\` (\`projects_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`DROP INDEX \`news_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`category\`;`)
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`featured\`;`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_category_idx\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_event_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_category\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_featured\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`event_place\`;`)
  await db.run(sql`ALTER TABLE \`news_locales\` DROP COLUMN \`correction\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_event_place\`;`)
  await db.run(sql`ALTER TABLE \`_news_v_locales\` DROP COLUMN \`version_correction\`;`)
}
