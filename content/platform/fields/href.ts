const ownOrigin = "https://own.invalid";
const longest = 2000;
/** White space, controls, invisible characters, and characters that browsers read as other ones, such as "\" for "/". */
const neverInAnAddress = /[\s\p{C}\\<>"`]/u;
const mailbox = /^[^@:/?#]+@[^@:/?#]+\.\p{L}{2,}$/u;

/**
 * The address that an editor meant, in the one form that is safe to follow: http, https, mailto, tel or a path of this
 * site. Undefined for all others (safety, T8 and T27). It is an allow-list: every address not known to be good is refused.
 */
export function hrefOf(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > longest) return undefined;
  const text = value.trim();
  if (/^tel:/i.test(text)) return telephone(text);
  if (neverInAnAddress.test(text)) return undefined;
  if (text.startsWith("/")) return ownPath(text);
  if (/^mailto:/i.test(text)) return mail(text);
  if (mailbox.test(text)) return mail(`mailto:${text}`);
  return web(/^www\./i.test(text) ? `https://${text}` : text);
}

function telephone(text: string): string | undefined {
  const number = text.slice("tel:".length).replaceAll(/[ ().-]/g, "");
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
}

/** A path of this site, normalized by the URL parser, so that no later reader finds another meaning in it ("/.//elsewhere"). */
function ownPath(text: string): string | undefined {
  if (!URL.canParse(text, ownOrigin)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ownOrigin);
  return origin === ownOrigin && !pathname.includes("//") ? pathname + search + hash : undefined;
}

/** A mailto address. An encoded line break could add headers to the mail being written. */
function mail(text: string): string | undefined {
  return /^mailto:[^?@]+@[^?@]+/i.test(text) && !/%0[ad]/i.test(text) && URL.canParse(text)
    ? new URL(text).href
    : undefined;
}

/** An http(s) address. A user name before the host ("https://bank.example@elsewhere.example") would only deceive, and is refused. */
function web(text: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(text) || !URL.canParse(text)) return undefined;
  const { href, username, password } = new URL(text);
  return username || password ? undefined : href;
}
