import { postgresTemplate, sqliteTemplate } from "./template.ts";

/** Builds the templates before the tests start: one after the other, since the second one reuses the first one's pictures. */
await sqliteTemplate();
await postgresTemplate();
