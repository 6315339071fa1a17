/** The maximum number of projects on a visitor's shortlist, which compares them on one sheet. */
export const shortlistLimit = 10;
