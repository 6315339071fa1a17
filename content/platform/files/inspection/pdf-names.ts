import { constants, inflateSync } from "node:zlib";

/** The features that a PDF's objects use, by name. */
export interface PdfNames {
  script: boolean;
  launch: boolean;
  attachments: boolean;
  links: boolean;
  /** Whether some objects could not be read: they are encrypted (though without a password), or too many. */
  restricted: boolean;
}

const sought: Record<keyof PdfNames, RegExp> = {
  script: /\/(JavaScript|XFA)(?![\w.-])/,
  launch: /\/Launch(?![\w.-])/,
  attachments: /\/(EmbeddedFiles?|FileAttachment|RichMedia)(?![\w.-])/,
  links: /\/(URI|SubmitForm|ImportData|GoToR|GoToE)(?![\w.-])/,
  restricted: /\/Encrypt(?![\w.-])/,
};

/** Limits that stop reading a file made to unpack without end. */
const most = { streams: 50_000, streamBytes: 32_000_000, bytes: 128_000_000 };
/** The bytes of a packed stream that tell its type. */
const headBytes = 256;

/**
 * Looks for names in plain objects and in packed object streams. A name in a text counts too: the result warns people, and
 * refuses nothing. Streams packed in unusual ways are skipped.
 */
export function pdfNames(bytes: Buffer): PdfNames {
  const found: PdfNames = { script: false, launch: false, attachments: false, links: false, restricted: false };
  lookInto(bytes, found);
  let streams = 0;
  let budget = most.bytes;
  for (const packed of packedStreams(bytes)) {
    streams += 1;
    // An object stream begins with object numbers and offsets.
    if (!/^\s*\d+\s+\d+\s/.test(inflated(packed.subarray(0, headBytes)).toString("latin1"))) continue;
    const content = inflated(packed);
    budget -= content.length;
    if (content.length === 0 || budget < 0 || streams > most.streams) return { ...found, restricted: true };
    lookInto(content, found);
  }
  return found;
}

function lookInto(content: Buffer, found: PdfNames): void {
  // #4a may be written for J.
  const decoded = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));
  const text = content.toString("latin1").replace(/#([0-9a-f]{2})/gi, decoded);
  for (const key of Object.keys(sought) as (keyof PdfNames)[]) found[key] ||= sought[key].test(text);
}

function* packedStreams(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf("stream"); at >= 0; at = bytes.indexOf("stream", at + 6)) {
    const start = bytes.indexOf("\n", at) + 1;
    // Deflated data begins with an x, except with the rarest settings.
    if (start > at && start <= at + 8 && bytes[start] === 0x78) yield bytes.subarray(start);
  }
}

/** Unpacks a stream; empty when it is too long or damaged. */
function inflated(packed: Buffer): Buffer {
  try {
    // A truncated stream gives the bytes before its end.
    return inflateSync(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most.streamBytes });
  } catch {
    return Buffer.alloc(0);
  }
}
