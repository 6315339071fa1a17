import type { MigrateDownArgs, MigrateUpArgs } from "@payloadcms/db-postgres";

/** PostgreSQL's sequences never give a number twice: the step is there for SQLite's sake. */
export async function up(_: MigrateUpArgs): Promise<void> {}

export async function down(_: MigrateDownArgs): Promise<void> {}
