import { postgresTemplate, sqliteTemplate } from "./template.ts";

/** Makes ahead what tests begin with, so that it is there when they do. */
await Promise.all([sqliteTemplate(), postgresTemplate()]);
