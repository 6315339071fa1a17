import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` ADD \`download\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_news_v\` ADD \`version_download\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`credit\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`press_phone\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`press_email\` text;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` ADD \`press_name\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_press_phone\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` ADD \`version_press_email\` text;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` ADD \`version_press_name\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`news\` DROP COLUMN \`download\`;`)
  await db.run(sql`ALTER TABLE \`_news_v\` DROP COLUMN \`version_download\`;`)
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`credit\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`press_phone\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`press_email\`;`)
  await db.run(sql`ALTER TABLE \`footer_locales\` DROP COLUMN \`press_name\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`version_press_phone\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v\` DROP COLUMN \`version_press_email\`;`)
  await db.run(sql`ALTER TABLE \`_footer_v_locales\` DROP COLUMN \`version_press_name\`;`)
}
