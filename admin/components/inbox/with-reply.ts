/** Puts a reply below what has been written, before the closing. */
export function withReply(text: string, reply: string, closing: string): string {
  const end = closing && text.endsWith(closing) ? closing : "";
  const written = text.slice(0, text.length - end.length).trimEnd();
  return [written, reply, end].filter(Boolean).join("\n\n");
}
