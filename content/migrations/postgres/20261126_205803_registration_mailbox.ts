import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "member_registrations" ADD COLUMN "mailbox" varchar;
  CREATE INDEX "member_registrations_mailbox_idx" ON "member_registrations" USING btree ("mailbox");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "member_registrations_mailbox_idx";
  ALTER TABLE "member_registrations" DROP COLUMN "mailbox";`)
}
