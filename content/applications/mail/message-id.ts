/** The Message-ID of a mail to an applicant: mail servers recognize a repetition by it, and erasing finds the mail's file by it. */
export const applicantMailId = (key: string, host: string): string => `<applicant-${key}@${host}>`;
