import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_erasures_kind" ADD VALUE 'contacts' BEFORE 'openings';`)
  // It may quote an address that the mail server refused.
  await db.execute(sql`UPDATE "complaints" SET "writer_mail_problem" = NULL;`)
  // A retried mail lost its due time, and waited for ever.
  await db.execute(sql`UPDATE "contact_messages" SET "mail_due_at" = 0
    WHERE "mail_due_at" IS NULL AND ("firm_mail_state" = 'pending' OR "sender_mail_state" = 'pending');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_erasures_kind";
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'complaints', 'openings', 'infected', 'copies', 'bin', 'members');
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_erasures_kind" USING "kind"::"public"."enum_erasures_kind";`)
}
