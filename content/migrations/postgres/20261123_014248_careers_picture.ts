import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "careers_page" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_careers_page_v" ADD COLUMN "version_picture_id" integer;
  ALTER TABLE "careers_page" ADD CONSTRAINT "careers_page_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_careers_page_v" ADD CONSTRAINT "_careers_page_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "careers_page_picture_idx" ON "careers_page" USING btree ("picture_id");
  CREATE INDEX "_careers_page_v_version_version_picture_idx" ON "_careers_page_v" USING btree ("version_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "careers_page" DROP CONSTRAINT "careers_page_picture_id_media_id_fk";
  
  ALTER TABLE "_careers_page_v" DROP CONSTRAINT "_careers_page_v_version_picture_id_media_id_fk";
  
  DROP INDEX "careers_page_picture_idx";
  DROP INDEX "_careers_page_v_version_version_picture_idx";
  ALTER TABLE "careers_page" DROP COLUMN "picture_id";
  ALTER TABLE "_careers_page_v" DROP COLUMN "version_picture_id";`)
}
