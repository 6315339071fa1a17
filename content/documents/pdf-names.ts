import { inflateSync } from "node:zlib";

/** What a PDF's objects call for by name. */
export interface PdfNames {
  script: boolean;
  launch: boolean;
  attachments: boolean;
  links: boolean;
  /** Encrypted: opened without a password, but streams of objects stay unread here. */
  restricted: boolean;
}

const sought: Record<keyof PdfNames, RegExp> = {
  script: /\/(JavaScript|XFA)(?![\w.-])/,
  launch: /\/Launch(?![\w.-])/,
  attachments: /\/(EmbeddedFiles?|FileAttachment|RichMedia)(?![\w.-])/,
  links: /\/(URI|SubmitForm|ImportData|GoToR|GoToE)(?![\w.-])/,
  restricted: /\/Encrypt(?![\w.-])/,
};

/** So that a file made to unpack without end is given up soon. */
const most = { streams: 5_000, streamBytes: 8_000_000, bytes: 64_000_000 };

/**
 * Looks for names in the plain, and in packed streams of objects. A name in a text counts too: this is to warn
 * people, not to judge. Streams packed in unusual ways are not looked into.
 */
export function pdfNames(bytes: Buffer): PdfNames {
  const found: PdfNames = { script: false, launch: false, attachments: false, links: false, restricted: false };
  for (const text of [bytes.toString("latin1"), ...objectStreams(bytes)]) {
    // #4a may stand for J.
    const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    for (const key of Object.keys(sought) as (keyof PdfNames)[]) found[key] ||= sought[key].test(plain);
  }
  return found;
}

function* objectStreams(bytes: Buffer): Generator<string> {
  let budget = most.bytes;
  let streams = 0;
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    const start = bytes.indexOf("\n", at) + 1;
    // Deflated data begin with an x, but for the rarest settings.
    if (start === 0 || start > at + 8 || bytes[start] !== 0x78) continue;
    streams += 1;
    if (streams > most.streams || budget < 0) return;
    const content = inflated(bytes.subarray(start));
    budget -= content.length;
    // An object stream begins with numbers of objects and their places.
    const text = content.toString("latin1");
    if (/^\s*\d+\s+\d+\s/.test(text)) yield text;
  }
}

function inflated(packed: Buffer): Buffer {
  try {
    // Z_SYNC_FLUSH: a stream that is cut short gives what there is.
    return inflateSync(packed, { finishFlush: 2, maxOutputLength: most.streamBytes });
  } catch {
    return Buffer.alloc(0);
  }
}
