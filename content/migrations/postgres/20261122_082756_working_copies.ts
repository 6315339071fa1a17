import { type MigrateDownArgs, type MigrateUpArgs, sql } from "@payloadcms/db-postgres";

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_erasures_kind" ADD VALUE 'copies';
  CREATE TABLE "working_copies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer,
  	"collection" varchar NOT NULL,
  	"item" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"base_updated_at" numeric NOT NULL,
  	"fields" jsonb NOT NULL,
  	"at" numeric NOT NULL
  );
  
  ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "working_copies_user_idx" ON "working_copies" USING btree ("user_id");
  CREATE INDEX "working_copies_at_idx" ON "working_copies" USING btree ("at");
  CREATE UNIQUE INDEX "user_collection_item_locale_idx" ON "working_copies" USING btree ("user_id","collection","item","locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "working_copies" CASCADE;
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_erasures_kind";
  CREATE TYPE "public"."enum_erasures_kind" AS ENUM('applications', 'uploads', 'messages', 'openings', 'infected');
  ALTER TABLE "erasures" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_erasures_kind" USING "kind"::"public"."enum_erasures_kind";`)
}
