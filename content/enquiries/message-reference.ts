/** The number of a message that both its sender and the firm see: `M-000123`. */
export const messageReference = (id: number): string => `M-${String(id).padStart(6, "0")}`;
