/** The most words of a visitor's note about an answer (specification, section 9: complaint or feedback). */
export const feedbackWords = 200;
