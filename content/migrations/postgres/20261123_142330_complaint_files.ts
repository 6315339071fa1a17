import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "complaints" ADD COLUMN "files" jsonb;
  ALTER TABLE "complaints" ADD COLUMN "scan_due_at" numeric;
  ALTER TABLE "complaints" ADD COLUMN "held" boolean DEFAULT false;
  CREATE INDEX "complaints_scan_due_at_idx" ON "complaints" USING btree ("scan_due_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "complaints_scan_due_at_idx";
  ALTER TABLE "complaints" DROP COLUMN "files";
  ALTER TABLE "complaints" DROP COLUMN "scan_due_at";
  ALTER TABLE "complaints" DROP COLUMN "held";`)
}
