import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`files\` text;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`scan_due_at\` numeric;`)
  await db.run(sql`ALTER TABLE \`complaints\` ADD \`held\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`complaints_scan_due_at_idx\` ON \`complaints\` (\`scan_due_at\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`complaints_scan_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`complaints\` DROP COLUMN \`files\`;`)
  await db.run(sql`ALTER TABLE \`complaints\` DROP COLUMN \`scan_due_at\`;`)
  await db.run(sql`ALTER TABLE \`complaints\` DROP COLUMN \`held\`;`)
}
