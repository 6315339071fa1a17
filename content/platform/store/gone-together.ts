/** The part of Payload's tables that is looked at here, before drizzle is given them. */
interface RawTable {
  columns: Record<string, { reference?: { onDelete?: string } }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown> };
}

/** What is nothing without the row that a column refers to. */
const goneTogether: Record<string, string> = {
  application_notes: "application",
  application_scores: "application",
  applicant_mails: "application",
  working_copies: "user",
};

/** These rows go with the one they belong to, whoever deletes it: Payload's own rule would leave them there, without it. */
export function withGoneTogether<Schema>(hooked: { schema: Schema }): Schema {
  const { adapter } = hooked as typeof hooked & Hook;
  for (const [name, column] of Object.entries(goneTogether)) {
    const table = adapter.rawTables[name] as RawTable | undefined;
    const reference = table?.columns[column]?.reference;
    if (!reference) throw new Error(`The table ${name} has no ${column}.`);
    reference.onDelete = "cascade";
  }
  return hooked.schema;
}
