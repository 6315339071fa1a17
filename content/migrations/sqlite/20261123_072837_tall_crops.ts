import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`media\` ADD \`tall\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_avif640_filename\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_url\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_width\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_height\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_mime_type\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_filesize\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`sizes_webp640_filename\` text;`)
  await db.run(sql`CREATE INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\` ON \`media\` (\`sizes_avif640_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\` ON \`media\` (\`sizes_webp640_filename\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`media_sizes_avif640_sizes_avif640_filename_idx\`;`)
  await db.run(sql`DROP INDEX \`media_sizes_webp640_sizes_webp640_filename_idx\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`tall\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_avif640_filename\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_url\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_width\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_height\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_mime_type\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_filesize\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`sizes_webp640_filename\`;`)
}
