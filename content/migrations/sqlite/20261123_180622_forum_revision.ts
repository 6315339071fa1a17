import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`forum_posts\` ADD \`revision\` numeric;`)
  await db.run(sql`CREATE INDEX \`forum_posts_revision_idx\` ON \`forum_posts\` (\`revision\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`forum_posts_revision_idx\`;`)
  await db.run(sql`ALTER TABLE \`forum_posts\` DROP COLUMN \`revision\`;`)
}
