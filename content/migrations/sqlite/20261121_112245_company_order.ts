import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`who_we_are\` ADD \`_order\` text;`)
  await db.run(sql`CREATE INDEX \`who_we_are__order_idx\` ON \`who_we_are\` (\`_order\`);`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v\` ADD \`version__order\` text;`)
  await db.run(sql`CREATE INDEX \`_who_we_are_v_version_version__order_idx\` ON \`_who_we_are_v\` (\`version__order\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`who_we_are__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`who_we_are\` DROP COLUMN \`_order\`;`)
  await db.run(sql`DROP INDEX \`_who_we_are_v_version_version__order_idx\`;`)
  await db.run(sql`ALTER TABLE \`_who_we_are_v\` DROP COLUMN \`version__order\`;`)
}
