/** The most projects that a visitor can put on the shortlist, which compares them on one sheet. */
export const shortlistLimit = 10;
