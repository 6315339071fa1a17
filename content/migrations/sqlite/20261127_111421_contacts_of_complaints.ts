import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // It may quote an address that the mail server refused.
  await db.run(sql`UPDATE \`complaints\` SET \`writer_mail_problem\` = NULL;`)
  // A retried mail lost its due time, and waited for ever.
  await db.run(sql`UPDATE \`contact_messages\` SET \`mail_due_at\` = 0
    WHERE \`mail_due_at\` IS NULL AND (\`firm_mail_state\` = 'pending' OR \`sender_mail_state\` = 'pending');`)
}

export async function down(_: MigrateDownArgs): Promise<void> {}
