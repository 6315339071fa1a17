import { readdirSync } from "node:fs";
import { expect, vi } from "vitest";
import { wordFile } from "../files/word-file.ts";
import type { TestSite } from "../site.ts";
import { type applicantAt, newAddress } from "./applicant.ts";

/** Applicants of a site who have the link from their mail. */
export function correctingAt(open: () => TestSite, people: () => Awaited<ReturnType<typeof applicantAt>>) {
  const other = wordFile({ name: "word/other.xml", body: "<a/>" });

  async function lastMail(to: string, subject: RegExp): Promise<string> {
    const find = async () => {
      const { docs } = await open().content.payload.find({
        collection: "applicant-mails",
        where: { to: { equals: to } },
        sort: "-id",
        limit: 20,
        overrideAccess: true,
      });
      return docs.find((mail) => subject.test(String(mail["subject"])))?.["text"];
    };
    return String(await vi.waitFor(async () => (await find()) ?? expect.fail("no mail yet"), { timeout: 15_000 }));
  }

  /** An applicant who has applied, with the link from the mail. */
  async function applied(email: string, words: Record<string, unknown> = {}) {
    expect((await people().send({ email, ...words })).statusCode).toBe(200);
    const link = String(/link=(\S+)/.exec(await lastMail(email, /We have/))?.[1]);
    const call = (method: "GET" | "PATCH" | "DELETE", payload?: object) =>
      open().app.inject({
        method,
        url: "/frontapi/applications/mine",
        remoteAddress: newAddress(),
        headers: { ...people().headers, authorization: `Bearer ${link}` },
        ...(payload && { payload }),
      });
    return { link, email, call, change: (payload: object) => call("PATCH", payload) };
  }
  const cv = () => String(people().required[0]?.key);

  async function upload(bytes: Buffer, changes: object = {}): Promise<string> {
    const { upload_id } = (
      await people().announce({ key: cv(), size: bytes.length, name: "नयाँ.docx", ...changes })
    ).json().data;
    await people().piece(upload_id, 0, bytes);
    return upload_id;
  }
  const documents = () => readdirSync(people().folder("papers"));
  const exported = (link: string, headers: Record<string, string> = {}) =>
    open().app.inject({
      method: "POST",
      url: "/frontapi/applications/mine/export",
      remoteAddress: newAddress(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams({ link }).toString(),
    });
  return { other, lastMail, applied, cv, upload, documents, exported };
}
