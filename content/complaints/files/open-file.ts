import { openAsBlob } from "node:fs";
import path from "node:path";
import type { Endpoint } from "payload";
import { refused } from "../../platform/access/refused.ts";
import { userName } from "../../platform/access/user-name.ts";
import { privateFile } from "../../platform/files/private-file.ts";
import { mayBeOpened } from "../../uploads/stored-file.ts";
import { changeComplaint } from "../change-complaint.ts";
import { findComplaint, idFor } from "../find-complaint.ts";
import { complaintReference } from "../stored-complaint.ts";

/**
 * `GET /api/complaints/{id}/files/{file}`: sends a file to a handler as an attachment (safety, T4), and logs that first. A file that
 * was not found clean is never sent.
 */
export const openFile = (folder: string): Endpoint => ({
  path: "/:id/files/:file",
  method: "get",
  async handler(req) {
    const complaint = await findComplaint(req, await idFor(req));
    const number = (complaint.files ?? []).findIndex(({ id }) => id === req.routeParams?.["file"]) + 1;
    const file = complaint.files?.[number - 1];
    if (!file) throw refused(req, 404, "There is no such file.", "त्यस्तो फाइल छैन।");
    if (!mayBeOpened(file)) {
      throw refused(
        req,
        409,
        "This file cannot be opened: it has not been found clean.",
        "यो फाइल खोल्न मिल्दैन: सुरक्षित ठहरिएको छैन।",
      );
    }
    const bytes = await openAsBlob(path.join(folder, file.id), { type: file.mime });
    const by = userName(req);
    const logged = await changeComplaint(req.payload, complaint.id, ({ log }) => {
      const wasLogged = log?.some((entry) => entry.what === "sawFile" && entry.by === by && entry.file === number);
      return wasLogged ? undefined : { entry: { at: new Date().toISOString(), by, what: "sawFile", file: number } };
    });
    if (!logged) {
      throw refused(
        req,
        409,
        "Something else has just changed. Please try again.",
        "भर्खरै अर्को परिवर्तन भयो। कृपया फेरि प्रयास गर्नुहोस्।",
      );
    }
    return new Response(bytes, {
      headers: {
        ...privateFile(file.mime, `${complaintReference(complaint.id)}-${number}.${file.type}`),
        "content-length": String(bytes.size),
      },
    });
  },
});
