import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_quantities_measure" AS ENUM('capacity', 'height', 'span', 'length', 'area', 'storage', 'voltage', 'supply', 'people', 'sites');
  CREATE TYPE "public"."enum__projects_v_version_quantities_measure" AS ENUM('capacity', 'height', 'span', 'length', 'area', 'storage', 'voltage', 'supply', 'people', 'sites');
  ALTER TABLE "projects_quantities" ADD COLUMN "measure" "enum_projects_quantities_measure";
  ALTER TABLE "_projects_v_version_quantities" ADD COLUMN "measure" "enum__projects_v_version_quantities_measure";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_quantities" DROP COLUMN "measure";
  ALTER TABLE "_projects_v_version_quantities" DROP COLUMN "measure";
  DROP TYPE "public"."enum_projects_quantities_measure";
  DROP TYPE "public"."enum__projects_v_version_quantities_measure";`)
}
