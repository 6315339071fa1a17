/** The part of Payload's tables that is looked at here, before drizzle is given them. */
interface RawTable {
  columns: Record<string, { reference?: { onDelete?: string } }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown> };
}

/** What is about an application, and is nothing without it. */
const aboutAnApplication = ["application_notes", "application_scores", "applicant_mails"];

/** These rows go with their application, whoever deletes it: Payload's own rule would leave them there, without it. */
export function withGoneTogether<Schema>(hooked: { schema: Schema }): Schema {
  const { adapter } = hooked as unknown as Hook;
  for (const name of aboutAnApplication) {
    const table = adapter.rawTables[name] as RawTable | undefined;
    const reference = table?.columns["application"]?.reference;
    if (!reference) throw new Error(`The table ${name} knows no application.`);
    reference.onDelete = "cascade";
  }
  return hooked.schema;
}
