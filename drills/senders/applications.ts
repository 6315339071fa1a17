import { createHash, randomUUID } from "node:crypto";
import type { VacancyDetail } from "@setu/contract/vacancies";
import {
  call,
  drilledVacancy,
  postJson,
  sendPiece,
  typedAnswers,
  typedWords,
  uniquePicture,
  uniqueText,
  uploadsPath,
} from "./applying.ts";
import { postForm } from "./forms.ts";

interface Document {
  key: string;
  name: string;
  bytes: Buffer;
  sha256: string;
  /** The id of its upload. */
  upload: string | undefined;
  /** The number of bytes that the site has acknowledged. */
  taken: number;
  isStored: boolean;
}

/** An application in a drill, and its progress. */
export interface Application {
  email: string;
  /** The idempotency key; undefined for a form without script. */
  key: string | undefined;
  documents: Document[];
  isPosted: boolean;
  isAcknowledged: boolean;
  reference: string | undefined;
}

/** The connection broke, or the server is down. */
class NoAnswer extends Error {}

const document = (key: string, name: string, bytes: Buffer): Document => ({
  key,
  name,
  bytes,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  upload: undefined,
  taken: 0,
  isStored: false,
});

/** All applications of a drill. */
export class Applications {
  readonly all: Application[] = [];
  /** Unexpected answers, and acknowledged bytes that were lost. */
  readonly surprises: string[] = [];
  #vacancy: VacancyDetail | undefined;

  get acknowledged(): Application[] {
    return this.all.filter(({ isAcknowledged }) => isAcknowledged);
  }

  async #new(url: string): Promise<[Application, VacancyDetail]> {
    this.#vacancy ??= await drilledVacancy(url);
    const keyOf = (type: string) =>
      this.#vacancy?.documents.find(({ types }) => (types as string[]).includes(type))?.key ?? "";
    const application: Application = {
      email: `applicant-${randomUUID()}@example.org`,
      key: randomUUID(),
      documents: [
        document(keyOf("docx"), "बायोडाटा.docx", uniqueText(20_000 + 8_000 * (this.all.length % 10))),
        document(keyOf("png"), "दर्ता.png", await uniquePicture()),
      ],
      isPosted: false,
      isAcknowledged: false,
      reference: undefined,
    };
    this.all.push(application);
    return [application, this.#vacancy];
  }

  /** Applies from `count` clients at once until aborted; every fifth time by a form without script. */
  async keepApplying(url: string, count: number, until: AbortSignal): Promise<void> {
    const place = async () => {
      while (!until.aborted) {
        const [application, vacancy] = await this.#new(url).catch(() => []);
        if (!application || !vacancy) return;
        if (this.all.length % 5 === 0) await this.#postForm(url, application, vacancy);
        else await this.goOn(url, application);
      }
    };
    await Promise.all(Array.from({ length: count }, place));
  }

  /** Resumes as a browser does, from the offset that the site reports, up to the acknowledgement. */
  async goOn(url: string, application: Application): Promise<void> {
    try {
      if (!application.isPosted) for (const one of application.documents) await this.#sendDocument(url, one);
      await this.#post(url, application);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
    }
  }

  #expect<A extends { status: number | undefined; body: unknown }>(answer: A, status: number, what: string): A {
    if (answer.status === undefined) throw new NoAnswer();
    if (answer.status === status) return answer;
    this.surprises.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    throw new NoAnswer();
  }

  async #sendDocument(url: string, one: Document): Promise<void> {
    const { bytes, key, name } = one;
    let offset = 0;
    if (!one.upload) {
      const announced = { vacancy: this.#vacancy?.id, key, name, size: bytes.length };
      const { body } = this.#expect(await postJson(url, uploadsPath, announced), 201, "announcing");
      one.upload = String(body.data?.["upload_id"]);
    } else {
      const { body } = this.#expect(await call(url, `${uploadsPath}/${one.upload}`), 200, "asking for an upload");
      const state = body.data as { offset: number; status: string };
      if (state.offset < one.taken || (one.isStored && state.status !== "stored")) {
        this.surprises.push(`of ${one.taken} bytes that were acknowledged ${state.offset} are left`);
      }
      if (state.status === "stored") return;
      offset = state.offset;
    }
    // In two pieces, so that a kill can happen between them.
    const ends = [Math.max(offset, Math.floor(bytes.length / 2)), bytes.length];
    for (const end of ends) {
      const answer = await sendPiece(url, one.upload, offset, bytes.subarray(offset, end));
      const { body } = this.#expect(answer, 200, "sending a piece");
      const state = body.data as { offset: number; status: string };
      one.taken = offset = state.offset;
      one.isStored = state.status === "stored";
    }
  }

  async #post(url: string, application: Application): Promise<void> {
    if (!this.#vacancy) return;
    application.isPosted = true;
    const files = Object.fromEntries(application.documents.map(({ key, upload }) => [key, upload]));
    const data = {
      ...typedWords(this.#vacancy, application.email),
      vacancy: this.#vacancy.id,
      answers: typedAnswers(this.#vacancy),
      files,
    };
    const headers = { "idempotency-key": application.key ?? "" };
    const { body } = this.#expect(await postJson(url, "/applications", data, { headers }), 200, "applying");
    application.reference = String(body.data?.["reference"]);
    application.isAcknowledged = true;
  }

  async #postForm(url: string, application: Application, vacancy: VacancyDetail): Promise<void> {
    application.key = undefined;
    application.isPosted = true;
    const documents = application.documents.map((one) => [one.key, one] as const);
    const answer = await postForm(url, {
      vacancy,
      email: application.email,
      files: Object.fromEntries(documents.map(([key, { bytes }]) => [key, bytes])),
      names: Object.fromEntries(documents.map(([key, { name }]) => [key, name])),
    });
    if (answer.status === undefined) return;
    application.isAcknowledged = answer.status === 302;
    if (answer.status !== 302) this.surprises.push(`the form: ${answer.status}`);
  }
}
