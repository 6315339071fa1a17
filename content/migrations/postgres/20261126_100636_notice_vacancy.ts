import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" ADD COLUMN "vacancy_id" integer;
  ALTER TABLE "_notices_v" ADD COLUMN "version_vacancy_id" integer;
  ALTER TABLE "notices" ADD CONSTRAINT "notices_vacancy_id_vacancies_id_fk" FOREIGN KEY ("vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_notices_v" ADD CONSTRAINT "_notices_v_version_vacancy_id_vacancies_id_fk" FOREIGN KEY ("version_vacancy_id") REFERENCES "public"."vacancies"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "notices_vacancy_idx" ON "notices" USING btree ("vacancy_id");
  CREATE INDEX "_notices_v_version_version_vacancy_idx" ON "_notices_v" USING btree ("version_vacancy_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "notices" DROP CONSTRAINT "notices_vacancy_id_vacancies_id_fk";
  
  ALTER TABLE "_notices_v" DROP CONSTRAINT "_notices_v_version_vacancy_id_vacancies_id_fk";
  
  DROP INDEX "notices_vacancy_idx";
  DROP INDEX "_notices_v_version_version_vacancy_idx";
  ALTER TABLE "notices" DROP COLUMN "vacancy_id";
  ALTER TABLE "_notices_v" DROP COLUMN "version_vacancy_id";`)
}
