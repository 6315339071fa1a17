import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects_quantities\` ADD \`measure\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v_version_quantities\` ADD \`measure\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects_quantities\` DROP COLUMN \`measure\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v_version_quantities\` DROP COLUMN \`measure\`;`)
}
