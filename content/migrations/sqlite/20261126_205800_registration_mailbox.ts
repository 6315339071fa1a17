import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`member_registrations\` ADD \`mailbox\` text;`)
  await db.run(sql`CREATE INDEX \`member_registrations_mailbox_idx\` ON \`member_registrations\` (\`mailbox\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`member_registrations_mailbox_idx\`;`)
  await db.run(sql`ALTER TABLE \`member_registrations\` DROP COLUMN \`mailbox\`;`)
}
