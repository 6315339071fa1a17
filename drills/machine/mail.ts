/** A mail as the site sent it. */
export interface Mail {
  /** Each header's values, by its lower-case name. */
  headers: Map<string, string[]>;
  /** The recipients in the SMTP envelope; unknown for mails in files. */
  recipients?: string[];
}

/** Parses a mail's headers (RFC 5322). */
export function headersOf(raw: string): Map<string, string[]> {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const pairs = lines.map((line) => [line.split(":", 1)[0] ?? "", line.slice(line.indexOf(":") + 1).trim()] as const);
  const byName = Map.groupBy(pairs, ([name]) => name.toLowerCase());
  return new Map([...byName].map(([name, all]) => [name, all.map(([, value]) => value)]));
}
