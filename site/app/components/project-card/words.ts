/** Texts for project cards. */
export const words = { en: { confidential: "Confidential" }, ne: { confidential: "गोप्य" } };
