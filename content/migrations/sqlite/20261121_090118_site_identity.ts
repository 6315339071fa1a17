import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`footer_profiles\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_profiles\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`contact_map_link\`;`)
  await db.run(sql`ALTER TABLE \`home_page\` DROP COLUMN \`contact_map_embed\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_contact_map_link\`;`)
  await db.run(sql`ALTER TABLE \`_home_page_v\` DROP COLUMN \`version_contact_map_embed\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`short_name\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`legal_name\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` DROP COLUMN \`version_short_name\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` DROP COLUMN \`version_legal_name\`;`)
}
