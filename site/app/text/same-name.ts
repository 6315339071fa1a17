const and = new Set(["&", "and", "र", "तथा"]);

const bare = (name: string): string =>
  name
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !and.has(word))
    .join(" ");

/** Whether two names differ at most in case and in how they write "and": "Hydropower & Dams", "Hydropower and dams". */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other);
