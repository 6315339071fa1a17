import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_complaints_topic" ADD VALUE 'danger' BEFORE 'service';
  ALTER TYPE "public"."enum_complaints_topic" ADD VALUE 'retaliation' BEFORE 'procurement';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "complaints" ALTER COLUMN "topic" SET DATA TYPE text;
  DROP TYPE "public"."enum_complaints_topic";
  CREATE TYPE "public"."enum_complaints_topic" AS ENUM('service', 'land', 'environment', 'labour', 'conduct', 'corruption', 'abuse', 'procurement', 'data', 'website', 'other');
  ALTER TABLE "complaints" ALTER COLUMN "topic" SET DATA TYPE "public"."enum_complaints_topic" USING "topic"::"public"."enum_complaints_topic";`)
}
