import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`working_copies\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`user_id\` integer,
  	\`collection\` text NOT NULL,
  	\`item\` text NOT NULL,
  	\`locale\` text NOT NULL,
  	\`base_updated_at\` numeric NOT NULL,
  	\`fields\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	FOREIGN KEY (\`user_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`working_copies_user_idx\` ON \`working_copies\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`working_copies_at_idx\` ON \`working_copies\` (\`at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`user_collection_item_locale_idx\` ON \`working_copies\` (\`user_id\`,\`collection\`,\`item\`,\`locale\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`working_copies\`;`)
}
