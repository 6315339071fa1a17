/** The most applications that one request moves; a large column is moved by several. */
export const movedAtOnce = 200;
