import type { VacancyDetail } from "@setu/contract/vacancies";
import { typedAnswers, typedWords } from "./applying.ts";
import { fromElsewhere } from "./senders.ts";

interface Form {
  vacancy: VacancyDetail;
  email: string;
  /** Files by the vacancy's keys; all are named `cv`, unless `names` says otherwise. */
  files: Record<string, Buffer>;
  names?: Record<string, string>;
  locale?: "en" | "ne";
}

/** The multipart body that a browser without script sends. */
export function formBody({ vacancy, email, files, names = {} }: Omit<Form, "locale">, boundary: string): Buffer {
  const answers = Object.entries(typedAnswers(vacancy)).map(([key, text]) => [`answers.${key}`, text]);
  const fields = [...Object.entries(typedWords(vacancy, email)), ...answers].map(([name, text]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`),
  );
  const documents = Object.entries(files).flatMap(([key, bytes]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file.${key}"; filename="${names[key] ?? "cv"}"\r\n` +
        "Content-Type: application/octet-stream\r\n\r\n",
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...fields, ...documents, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Posts bytes as a form; without `status` there was no answer. */
export async function postBody(
  address: string,
  body: Buffer,
  type: string,
): Promise<{ status: number | undefined; text: string }> {
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": type, ...fromElsewhere() },
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(60_000),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: undefined, text: "" };
  }
}

/** Applies with the page's form, as a browser without script does. */
export function postForm(url: string, { locale = "en", ...form }: Form) {
  const boundary = "----setu-drill";
  const address = `${url}${locale === "ne" ? "/ne" : ""}/application/${form.vacancy.id}`;
  return postBody(address, formBody(form, boundary), `multipart/form-data; boundary=${boundary}`);
}
