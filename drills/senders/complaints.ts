import { randomUUID } from "node:crypto";
import { plainPdf } from "../../testing/files/pdf-file.ts";
import { call } from "./call.ts";

/** One complaint of a drill. */
export interface Sent {
  id: string;
  /** The same for each attempt, so that a repeated one is the same complaint. */
  key: string;
  /** Undefined for anonymous writers. */
  email: string | undefined;
  body: { files: Record<string, string> };
  /** The last answer's status; undefined when there was none. */
  status: number | undefined;
  code: string | undefined;
  /** The acknowledged messages, with the number of their files. */
  messages: { text: string; files: number }[];
  /** The message that was sent last, until it is acknowledged; a lost one is repeated. */
  open: Message | undefined;
  isDecided: boolean;
}

interface Message {
  action: "message" | "appeal";
  text: string;
  files: Record<string, string>;
}

const file = plainPdf();

/** All complaints of a drill: half of them anonymous, every third with a file. */
export class Complaints {
  readonly all: Sent[] = [];
  readonly #decided: Sent[] = [];

  get acknowledged(): Sent[] {
    return this.all.filter(({ code }) => code);
  }

  /** Sends a complaint and, if it is anonymous, a message by its code. */
  async send(url: string): Promise<void> {
    const id = randomUUID();
    const isAnonymous = this.all.length % 2 === 0;
    const hasFile = this.all.length % 3 === 0;
    const email = isAnonymous ? undefined : `complains-${id}@example.org`;
    const body = {
      type: "complaint",
      complaint_type: "land",
      subject: "The wall",
      description: `Drill ${id}. पर्खाल चर्कियो।`,
      way: isAnonymous ? "anonymous" : "confidential",
      email: email ?? "",
      consent: true,
      files: {},
    };
    const none = { status: undefined, code: undefined, open: undefined };
    const sent: Sent = { id, key: randomUUID(), email, body, ...none, messages: [], isDecided: false };
    const upload = hasFile ? await sentAhead(url) : undefined;
    // A killed site accepts no file: the writer gives up before sending the complaint.
    if (hasFile && !upload) return;
    if (upload) sent.body.files = { 1: upload };
    this.all.push(sent);
    await this.repeat(url, sent);
    if (!sent.code || email) return;
    const later = hasFile ? await sentAhead(url) : undefined;
    if (hasFile && !later) return;
    sent.open = { action: "message", text: `And more of ${id}.`, files: later ? { 1: later } : {} };
    await this.repeatMessage(url, sent);
  }

  /** Sends the last message again, unchanged, if its answer was lost. */
  async repeatMessage(url: string, sent: Sent): Promise<void> {
    if (!sent.open || !sent.code) return;
    const { text, files } = sent.open;
    const headers = { authorization: `Bearer ${sent.code}` };
    const answer = await call(url, "/complaints/mine", { method: "PATCH", body: sent.open, headers });
    if (answer?.status !== 200) return;
    sent.messages.push({ text, files: Object.keys(files).length });
    sent.open = undefined;
  }

  /** The anonymous complaints of which nothing is on its way and nothing has been decided. */
  get undecided(): Sent[] {
    return this.acknowledged.filter(({ email, open, isDecided }) => !email && !open && !isDecided);
  }

  /** Notes that a handler has decided a complaint: its writer is going to appeal. */
  noteDecision(sent: Sent): void {
    sent.isDecided = true;
    this.#decided.push(sent);
  }

  /** Appeals against the next decision, with a file for every third complaint. */
  async #appeal(url: string): Promise<void> {
    const sent = this.#decided.shift();
    if (!sent) return;
    const proof = Object.keys(sent.body.files).length > 0 ? await sentAhead(url) : undefined;
    sent.open = { action: "appeal", text: `Not satisfied with ${sent.id}.`, files: proof ? { 1: proof } : {} };
    await this.repeatMessage(url, sent);
  }

  /** Sends a complaint again, unchanged and under its key. */
  async repeat(url: string, sent: Sent): Promise<void> {
    const answer = await call(url, "/complaints", { body: sent.body, headers: { "idempotency-key": sent.key } });
    sent.status = answer?.status;
    if (answer?.status === 200) sent.code = String(answer.data["code"]).replaceAll(" ", "");
  }

  async keepSending(url: string, count: number, until: AbortSignal): Promise<void> {
    const writer = async () => {
      while (!until.aborted) {
        await this.send(url);
        await this.#appeal(url);
      }
    };
    await Promise.all(Array.from({ length: count }, writer));
  }
}

/** Uploads a file before its complaint; undefined if it did not arrive. */
async function sentAhead(url: string): Promise<string | undefined> {
  const announced = await call(url, "/applications/uploads", { body: { key: "1", name: "a.pdf", size: file.length } });
  const id = announced?.data["upload_id"];
  const headers = { "content-type": "application/partial-upload", "upload-offset": "0" };
  if (!id) return undefined;
  const answer = await call(url, `/applications/uploads/${id}`, { method: "PATCH", body: file, headers });
  return answer?.status === 200 ? String(id) : undefined;
}

/** A complaint as its writer sees it. */
export async function followed(url: string, code: string) {
  const answer = await call(url, "/complaints/mine", { method: "GET", headers: { authorization: `Bearer ${code}` } });
  return answer?.data as
    | { description?: string; files?: string[]; entries?: { words: string; files: string[] }[] }
    | undefined;
}
