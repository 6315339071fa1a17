/** The number of a message that its sender and the firm both see: `M-000123`. */
export const messageReference = (id: number): string => `M-${String(id).padStart(6, "0")}`;
