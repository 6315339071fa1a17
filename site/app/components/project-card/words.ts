/** The words of a project's card. */
export const words = { en: { confidential: "Confidential" }, ne: { confidential: "गोप्य" } };
