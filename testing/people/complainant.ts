import type { ComplaintAccepted, MyComplaint } from "@setu/contract/complaints/complaints";
import type { Locale } from "@setu/contract/locale";
import type { TestSite } from "../site.ts";

/** A complaint that nothing is wrong with, by somebody who does not say who. */
export const anonymousComplaint = (description: string, changes: object = {}) => ({
  type: "complaint",
  complaint_type: "land",
  subject: "A wall has cracked",
  description,
  way: "anonymous",
  consent: true,
  ...changes,
});

interface Row {
  id: number;
  files: { id: string }[];
}

/** Visitors who complain on a site, over HTTP. */
export function complainantsOf(open: () => TestSite) {
  const ask = (
    method: "GET" | "POST" | "PATCH",
    path: string,
    payload?: object,
    headers: Record<string, string> = {},
    locale = "en",
  ) =>
    open().app.inject({
      method,
      url: `/frontapi/complaints${path}?locale=${locale}`,
      headers: { "x-requested-with": "XMLHttpRequest", ...headers },
      ...(payload && { payload }),
    });
  const uploads = "/frontapi/applications/uploads";
  const ours = { "x-requested-with": "XMLHttpRequest" };
  const bearing = (code: string) => ({ authorization: `Bearer ${code.replaceAll(" ", "")}` });
  return {
    complain: (payload: object, key?: string, locale?: Locale) =>
      ask("POST", "", payload, key ? { "idempotency-key": key } : {}, locale),
    look: (code: string) => ask("GET", "/mine", undefined, bearing(code)),
    change: (code: string, payload: object) => ask("PATCH", "/mine", payload, bearing(code)),
    /** Announces a file and sends it whole; the answer to the last call. */
    async upload(key: string, bytes: Buffer, name = "IMG_purnima.jpg") {
      const announced = await open().app.inject({
        method: "POST",
        url: uploads,
        headers: ours,
        payload: { key, name, size: bytes.length },
      });
      if (announced.statusCode !== 201) return announced;
      return open().app.inject({
        method: "PATCH",
        url: `${uploads}/${announced.json().data.upload_id}`,
        headers: { ...ours, "content-type": "application/partial-upload", "upload-offset": "0" },
        payload: bytes,
      });
    },
    /** Complains, and gives the code. */
    async complained(payload: object): Promise<string> {
      return ((await ask("POST", "", payload)).json() as ComplaintAccepted).data.code;
    },
    /** The row of the newest complaint. */
    async rowOf(): Promise<Row> {
      const { docs } = await open().content.payload.find({ collection: "complaints", sort: "-id", limit: 1, depth: 0 });
      return docs[0] as unknown as Row;
    },
    async seen(code: string): Promise<MyComplaint> {
      return (await ask("GET", "/mine", undefined, bearing(code))).json().data;
    },
  };
}
