import { randomUUID } from "node:crypto";
import { request } from "node:http";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { postJson, sendPiece, typedAnswers, typedWords, uploadsPath } from "./applying.ts";
import { formBody, postBody, postForm } from "./forms.ts";
import type { HostileFile } from "./hostile-files.ts";
import type { HostileForm } from "./hostile-forms.ts";
import { fromElsewhere } from "./senders.ts";

/** The result of one hostile upload. */
export interface Outcome {
  what: string;
  status: number | undefined;
  text: string;
  may: HostileFile["outcome"];
  /** Accepted as a document; `applied`: accepted as a part of an application. */
  taken: boolean;
  applied: boolean;
  email: string;
  upload?: string;
  /** The sender itself broke the connection, so no answer was possible. */
  isBrokenOff?: boolean;
}

/** Sends hostile files and forms to one vacancy, and records the answers. */
export class Sender {
  readonly outcomes: Outcome[] = [];
  /** Good documents by the vacancy's keys, so that only the hostile one can cause a refusal. */
  readonly goodFiles: Record<string, Buffer>;
  readonly #url: string;
  readonly #vacancy: VacancyDetail;

  constructor(url: string, vacancy: VacancyDetail, good: Record<"docx" | "png", Buffer>) {
    this.#url = url;
    this.#vacancy = vacancy;
    this.goodFiles = { [this.#keyOf("docx", vacancy)]: good.docx, [this.#keyOf("png", vacancy)]: good.png };
  }

  #keyOf(type: "docx" | "png", vacancy = this.#vacancy): string {
    return vacancy.documents.find(({ types }) => (types as string[]).includes(type))?.key ?? "";
  }

  get #page(): string {
    return `${this.#url}/application/${this.#vacancy.id}`;
  }

  /** Sends a file by the calls of the page's script, or by its form, and applies with it if it was accepted. */
  async sendFile({ what, as, bytes, outcome: may }: HostileFile, byForm = false): Promise<void> {
    const key = this.#keyOf(as);
    const email = `hostile-${randomUUID()}@example.org`;
    const note = { what, may, email };
    if (byForm) {
      const { status, text } = await postForm(this.#url, {
        vacancy: this.#vacancy,
        email,
        files: { ...this.goodFiles, [key]: bytes },
      });
      const taken = status === 302;
      this.outcomes.push({
        ...note,
        status,
        text: taken || status === 422 ? "" : text.slice(0, 300),
        taken,
        applied: taken,
      });
      return;
    }
    const answer = await this.#upload(key, bytes);
    const taken = answer.body.data?.["status"] === "stored";
    const outcome: Outcome = { ...note, status: answer.status, text: answer.body.message ?? "", taken, applied: false };
    if (answer.upload) outcome.upload = answer.upload;
    this.outcomes.push(outcome);
    if (!taken || !answer.upload) return;
    const [otherKey = "", other = Buffer.alloc(0)] = Object.entries(this.goodFiles).find(([one]) => one !== key) ?? [];
    const { upload = "" } = await this.#upload(otherKey, other);
    const data = {
      vacancy: this.#vacancy.id,
      answers: typedAnswers(this.#vacancy),
      files: { [key]: answer.upload, [otherKey]: upload },
    };
    const applied = await postJson(this.#url, "/applications", { ...typedWords(this.#vacancy, email), ...data });
    outcome.applied = applied.status === 200;
    if (applied.status !== 200) Object.assign(outcome, { status: applied.status, text: applied.body.message ?? "" });
  }

  async #upload(key: string, bytes: Buffer) {
    const announced = { vacancy: this.#vacancy.id, key, name: "../../setu-escape.docx", size: bytes.length };
    const begun = await postJson(this.#url, uploadsPath, announced);
    const upload = begun.body.data?.["upload_id"] as string | undefined;
    return upload ? { ...(await sendPiece(this.#url, upload, 0, bytes)), upload } : { ...begun, upload };
  }

  async sendForm({ what, email, body, type, mayPass }: HostileForm): Promise<void> {
    const { status, text } = await postBody(this.#page, body, type);
    const taken = status === 302;
    const shown = status !== undefined && status >= 500 ? text.slice(0, 300) : "";
    this.outcomes.push({
      what: `a form, ${what}`,
      status,
      text: shown,
      may: mayPass ? "either" : "refused",
      taken,
      applied: taken,
      email,
    });
  }

  /** Breaks the connection in the middle of a form, at a point chosen by `index`. */
  async breakOff(index: number): Promise<void> {
    const email = `broken-${randomUUID()}@example.org`;
    const boundary = "----setu-drill";
    const body = formBody({ vacancy: this.#vacancy, email, files: this.goodFiles }, boundary);
    const headers = {
      ...fromElsewhere(),
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": String(body.length),
    };
    const status = await new Promise<number | undefined>((resolve) => {
      const outgoing = request(this.#page, { method: "POST", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      outgoing.on("error", () => resolve(undefined));
      outgoing.write(body.subarray(0, Math.floor((body.length * ((index % 19) + 1)) / 20)), () => outgoing.destroy());
    });
    this.outcomes.push({
      what: "a connection that breaks",
      isBrokenOff: true,
      status,
      text: "",
      may: "refused",
      taken: status === 302,
      applied: false,
      email,
    });
  }
}
