/** The six fields of a contact message, in the order of the form (specification, section 5). */
export const contactFields = ["name", "company", "country", "email", "phone", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** The six fields, as the visitor typed them. */
export type ContactMessage = Record<ContactField, string>;
