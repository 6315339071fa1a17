/** The address by which a mail server, and whoever erases a mail, knows a mail to an applicant again. */
export const applicantMailId = (key: string, host: string): string => `<applicant-${key}@${host}>`;
