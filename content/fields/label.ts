/** A plain-word label of the back office, in both of its languages. */
export const label = (en: string, ne: string) => ({ en, ne });
