import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";

/** `unscannable`: beyond the scanner's limits, locked, or unreadable to it. */
export type ScanResult =
  | { verdict: "clean" }
  | { verdict: "infected"; signature: string }
  | { verdict: "unscannable"; problem: string };

/** clamd gives up on a file after two minutes (MaxScanTime), so a longer silence is a fault. */
const usual = { connectMs: 5_000, answerMs: 150_000 };
/** The longest time that the scan of one file takes. */
export const longestScanMs = usual.connectMs + usual.answerMs;
const longestReply = 1_000;

/**
 * Scans a file with ClamAV's daemon (INSTREAM over TCP). Rejects when no answer comes, or an error that is not the file's
 * fault: the caller tries again later. Only the scanner's exact OK means clean.
 */
export async function scanFile(
  scanner: { host: string; port: number },
  file: string,
  { connectMs, answerMs } = usual,
): Promise<ScanResult> {
  const socket = connect(scanner);
  const content = Readable.from(frames(file));
  const giveUp = (doing: string) => socket.destroy(new Error(`The virus scanner took too long to ${doing}.`));
  const connecting = setTimeout(giveUp, connectMs, "connect");
  const answering = setTimeout(giveUp, answerMs, "answer");
  socket.once("connect", () => clearTimeout(connecting));
  content.once("error", (error) => socket.destroy(error));
  content.pipe(socket, { end: false });
  try {
    return verdictOf(await replyOf(socket));
  } finally {
    clearTimeout(connecting);
    clearTimeout(answering);
    content.destroy();
    socket.destroy();
  }
}

/** The INSTREAM command: its name, then chunks preceded by their lengths, then an empty chunk. */
async function* frames(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    yield lengthOf(chunk);
    yield chunk;
  }
  yield Buffer.alloc(4);
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

/** The scanner's reply, which may come before everything is sent: clamd stops at its limit, and closes. */
const replyOf = (socket: Socket) =>
  new Promise<string>((resolve, reject) => {
    let reply = "";
    socket
      .on("data", (chunk) => {
        reply += chunk.toString("latin1");
        const end = reply.indexOf("\0");
        if (end >= 0) resolve(reply.slice(0, end));
        else if (reply.length > longestReply) reject(new Error("What answers is no virus scanner: it does not stop."));
      })
      .on("error", reject)
      .once("close", () => reject(new Error("The virus scanner hung up without an answer.")));
  });

function verdictOf(reply: string): ScanResult {
  if (reply === "stream: OK") return { verdict: "clean" };
  const signature = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(reply)?.[1];
  if (signature && /^Heuristics\.(Limits\.Exceeded|Encrypted)\b/.test(signature)) {
    return { verdict: "unscannable", problem: signature };
  }
  if (signature) return { verdict: "infected", signature };
  const problem = /^(?:stream: (.{1,200})|(INSTREAM size limit exceeded)\.) ERROR$/.exec(reply);
  if (problem) return { verdict: "unscannable", problem: problem[1] ?? problem[2] ?? "" };
  throw new Error(`The virus scanner gave an answer that says nothing: ${JSON.stringify(reply.slice(0, 200))}`);
}
