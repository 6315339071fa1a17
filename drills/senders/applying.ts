import { randomBytes } from "node:crypto";
import { VacancyDetail } from "@setu/contract/vacancies";
import sharp from "sharp";
import { wordFile } from "../../testing/files/word-file.ts";
import { fromElsewhere } from "./senders.ts";

/** The answer of the site; without `status` there was none, or it was cut off. */
export interface Answer {
  status: number | undefined;
  body: { message?: string; errors?: Record<string, string[]>; data?: Record<string, unknown> };
  retryAfter: string | null;
}

interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Buffer;
  locale?: "en" | "ne";
}

/** Longer than any answer takes on any machine. */
const patienceMs = 60_000;
export const uploadsPath = "/applications/uploads";

/** Calls the site as the script of its pages does. */
export async function call(
  url: string,
  path: string,
  { method = "GET", headers, body, locale = "en" }: Call = {},
): Promise<Answer> {
  try {
    const answer = await fetch(`${url}/frontapi${path}?locale=${locale}`, {
      method,
      headers: { "x-requested-with": "XMLHttpRequest", ...fromElsewhere(), ...headers },
      body: body === undefined ? null : typeof body === "string" ? body : new Uint8Array(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const json = (await answer.json()) as Answer["body"];
    return { status: answer.status, body: json, retryAfter: answer.headers.get("retry-after") };
  } catch {
    // The outcome is unknown, as it is to the visitor.
    return { status: undefined, body: {}, retryAfter: null };
  }
}

export const postJson = (url: string, path: string, data: object, more: Call = {}) =>
  call(url, path, {
    ...more,
    method: "POST",
    headers: { "content-type": "application/json", ...more.headers },
    body: JSON.stringify(data),
  });

/** Sends a piece of a document. */
export const sendPiece = (url: string, upload: string, offset: number, bytes: Buffer, locale: "en" | "ne" = "en") =>
  call(url, `${uploadsPath}/${upload}`, {
    method: "PATCH",
    headers: { "content-type": "application/partial-upload", "upload-offset": String(offset) },
    body: bytes,
    locale,
  });

/** The vacancy that drills apply for: its CV may be a Word file, and another document a picture. */
export async function drilledVacancy(url: string): Promise<VacancyDetail> {
  const { body } = await call(url, "/careers");
  for (const { id } of (body.data?.["items"] ?? []) as { id: number }[]) {
    const vacancy = VacancyDetail.parse((await call(url, `/careers/${id}`)).body.data);
    const takes = (type: string) => vacancy.documents.find(({ types }) => (types as string[]).includes(type));
    if (takes("docx")?.required && takes("png")?.required) return vacancy;
  }
  throw new Error("No open vacancy of the seed asks for a CV and a picture.");
}

/** The fields that an applicant types for that vacancy. */
export const typedWords = (vacancy: VacancyDetail, email: string) => ({
  name: "Asha Lama",
  name_ne: "आशा लामा",
  email,
  phone: "+977 1 555 0100",
  country: "Nepal",
  consent: String(vacancy.consent?.version ?? ""),
});

export const typedAnswers = (vacancy: VacancyDetail): Record<string, string> =>
  Object.fromEntries(vacancy.questions.map(({ key, kind }) => [key, kind === "number" ? "7" : "yes"]));

const pngMark = Buffer.from("89504e470d0a1a0a", "hex");

/** A unique Word file of about `size` bytes. */
export const uniqueText = (size: number): Buffer =>
  wordFile({ name: "word/media/image1.png", body: Buffer.concat([pngMark, randomBytes(size)]), stored: true });

/** A unique scan. */
export function uniquePicture(type: "png" | "jpeg" = "png", width = 90, height = 60): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } })
    .toFormat(type)
    .toBuffer();
}
