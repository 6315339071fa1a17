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
  /** The acknowledged messages. */
  messages: string[];
}

const file = plainPdf();

/** All complaints of a drill: half of them anonymous, every third with a file. */
export class Complaints {
  readonly all: Sent[] = [];

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
    const sent: Sent = { id, key: randomUUID(), email, body, status: undefined, code: undefined, messages: [] };
    const upload = hasFile ? await sentAhead(url) : undefined;
    // A killed site accepts no file: the writer gives up before sending the complaint.
    if (hasFile && !upload) return;
    if (upload) sent.body.files = { 1: upload };
    this.all.push(sent);
    await this.repeat(url, sent);
    if (!sent.code || email) return;
    const text = `And more of ${id}.`;
    const answer = await call(url, "/complaints/mine", {
      method: "PATCH",
      body: { action: "message", text },
      headers: { authorization: `Bearer ${sent.code}` },
    });
    if (answer?.status === 200) sent.messages.push(text);
  }

  /** Sends a complaint again, unchanged and under its key. */
  async repeat(url: string, sent: Sent): Promise<void> {
    const answer = await call(url, "/complaints", { body: sent.body, headers: { "idempotency-key": sent.key } });
    sent.status = answer?.status;
    if (answer?.status === 200) sent.code = String(answer.data["code"]).replaceAll(" ", "");
  }

  async keepSending(url: string, count: number, until: AbortSignal): Promise<void> {
    const writer = async () => {
      while (!until.aborted) await this.send(url);
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
  return answer?.data as { description?: string; files?: string[]; entries?: { words: string }[] } | undefined;
}
