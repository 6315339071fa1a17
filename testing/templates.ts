import { postgresTemplate, sqliteTemplate } from "./template.ts";

/** Builds the templates before the tests start. */
await Promise.all([sqliteTemplate(), postgresTemplate()]);
