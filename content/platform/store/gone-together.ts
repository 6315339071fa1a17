/** The part of Payload's tables that is used here, before drizzle gets them. */
interface RawTable {
  columns: Record<string, { reference?: { onDelete?: string } }>;
}
interface Hook {
  adapter: { rawTables: Record<string, unknown> };
}

/** Columns whose rows have no meaning without the row that they refer to. */
const goneTogether: Record<string, string> = {
  application_notes: "application",
  application_scores: "application",
  applicant_mails: "application",
  working_copies: "user",
  member_sessions: "member",
  member_mails: "member",
  faq_votes: "faq",
  forum_flags: "member",
  forum_follows: "member",
  forum_mails: "member",
};

/**
 * Makes the database delete these rows with the row that they belong to, no matter what deletes it: by Payload's own rule
 * they would stay, with an empty reference.
 */
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
