/** The most characters that a visitor can write about an answer. */
export const feedbackLength = 1000;
