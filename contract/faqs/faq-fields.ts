/** The maximum length in characters of a visitor's note about an answer. */
export const feedbackLength = 1000;
