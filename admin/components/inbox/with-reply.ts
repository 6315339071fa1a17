/** Puts a reply below what has been written, before the closing. */
export function withReply(text: string, reply: string, closing: string): string {
  const whole = text.trimEnd();
  const end = closing.trim();
  const last = end && whole.endsWith(end) ? end : "";
  const written = whole.slice(0, whole.length - last.length).trimEnd();
  return [written, reply, last].filter(Boolean).join("\n\n");
}
