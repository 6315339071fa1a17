import path from "node:path";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { wordFile } from "../files/word-file.ts";
import type { TestSite } from "../site.ts";

const headers = { "x-requested-with": "XMLHttpRequest" };
const uploads = "/frontapi/applications/uploads";

let addresses = 0;
/** A new IP address: limits count requests per address. */
export function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/** The first open vacancy whose documents may all be Word files. */
async function vacancyForWord(site: TestSite): Promise<VacancyDetail> {
  const { items } = (await site.app.inject("/frontapi/careers")).json().data;
  for (const { id } of items) {
    const vacancy: VacancyDetail = (await site.app.inject(`/frontapi/careers/${id}`)).json().data;
    if (vacancy.documents.every(({ required, types }) => !required || types.includes("docx"))) return vacancy;
  }
  throw new Error("No vacancy of the seed takes Word's documents alone.");
}

/** An applicant for a vacancy, over HTTP. */
export async function applicantAt(site: TestSite) {
  const vacancy = await vacancyForWord(site);
  const cv = wordFile();

  const announce = (changes: object = {}, from = newAddress()) =>
    site.app.inject({
      method: "POST",
      url: uploads,
      remoteAddress: from,
      headers,
      payload: {
        vacancy: vacancy.id,
        key: vacancy.documents[0]?.key,
        name: "बायोडाटा.docx",
        size: cv.length,
        ...changes,
      },
    });
  const piece = (id: string, offset: number, bytes: Buffer, from = newAddress()) =>
    site.app.inject({
      method: "PATCH",
      url: `${uploads}/${id}`,
      remoteAddress: from,
      headers: { ...headers, "content-type": "application/partial-upload", "upload-offset": String(offset) },
      payload: bytes,
    });
  const required = vacancy.documents.filter((document) => document.required && document.types.includes("docx"));
  /** Sends every required document, and resolves to the ids of the uploads by key. */
  async function documents(from = newAddress()): Promise<Record<string, string>> {
    const sent = required.map(async ({ key }) => {
      const { upload_id } = (await announce({ key }, from)).json().data;
      await piece(upload_id, 0, cv, from);
      return [key, upload_id] as const;
    });
    return Object.fromEntries(await Promise.all(sent));
  }
  const words = (changes: object = {}) => ({
    name: "Asha Lama",
    email: "asha@example.org",
    phone: "+977 1 555 0100",
    country: "Nepal",
    ...changes,
  });
  const answers = Object.fromEntries(
    vacancy.questions.map(({ key, kind }) => [key, kind === "number" ? "7" : "yes"] as const),
  );
  const consent = String(vacancy.consent?.version);
  const send = async (changes: Record<string, unknown> = {}, more: Record<string, string> = {}, from = newAddress()) =>
    site.app.inject({
      method: "POST",
      url: "/frontapi/applications",
      remoteAddress: from,
      headers: { ...headers, ...more },
      payload: {
        ...words(),
        vacancy: vacancy.id,
        answers,
        files: changes["files"] ?? (await documents(from)),
        consent,
        ...changes,
      },
    });
  /** The stored applications of an address. */
  const rows = async (email: string) => {
    const where = { email: { equals: email } };
    const found = await site.content.payload.find({
      collection: "applications",
      where,
      overrideAccess: true,
      depth: 0,
    });
    return found.docs as unknown as {
      id: number;
      reference: string;
      files: { id: string; sha256: string; name: string }[];
    }[];
  };
  const folder = (name: string) => path.join(site.env.dataDir, "private", name);
  return {
    vacancy,
    cv,
    announce,
    piece,
    required,
    documents,
    words,
    answers,
    consent,
    send,
    rows,
    folder,
    headers,
    uploads,
  };
}
