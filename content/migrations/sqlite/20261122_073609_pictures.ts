import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`original\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`crop\` text;`)
  await db.run(sql`CREATE INDEX \`media_original_idx\` ON \`media\` (\`original\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_original_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`original\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`crop\`;`)
}
