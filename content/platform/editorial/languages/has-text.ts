/** Whether a value has a word or a picture: an emptied rich text still contains a paragraph. No Payload here. */
export function hasText(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (typeof value !== "object" || value === null) return false;
  const { root, children, text, type } = value as Record<string, unknown>;
  if (root) return hasText(root);
  if (hasText(text) || type === "upload") return true;
  return Array.isArray(children) && children.some(hasText);
}
