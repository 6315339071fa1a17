import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // It may quote an address that the mail server refused.
  await db.run(sql`UPDATE \`complaints\` SET \`writer_mail_problem\` = NULL;`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
