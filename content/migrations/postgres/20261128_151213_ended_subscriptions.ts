import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_erasures_kind" ADD VALUE 'subscriptions' BEFORE 'openings';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_erasures_kind";
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'complaints', 'contacts', 'openings', 'infected', 'copies', 'bin', 'members');
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_erasures_kind" USING "kind"::"public"."enum_erasures_kind";`)
}
