import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "who_we_are" ADD COLUMN "_order" varchar;
  ALTER TABLE "_who_we_are_v" ADD COLUMN "version__order" varchar;
  CREATE INDEX "who_we_are__order_idx" ON "who_we_are" USING btree ("_order");
  CREATE INDEX "_who_we_are_v_version_version__order_idx" ON "_who_we_are_v" USING btree ("version__order");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "who_we_are__order_idx";
  DROP INDEX "_who_we_are_v_version_version__order_idx";
  ALTER TABLE "who_we_are" DROP COLUMN "_order";
  ALTER TABLE "_who_we_are_v" DROP COLUMN "version__order";`)
}
