import { openAsBlob } from "node:fs";
import path from "node:path";
import type { Endpoint, PayloadRequest } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { givenId } from "../../platform/access/given-id.ts";
import { hrStaff } from "../../platform/access/rules.ts";
import { userName } from "../../platform/access/user-name.ts";
import { say } from "../../platform/fields/label.ts";
import { privateFile } from "../../platform/files/private-file.ts";
import { mayBeOpened } from "../../uploads/stored-file.ts";
import type { StoredDocument } from "./stored-document.ts";

type Stored = StoredFields<
  "applications",
  {
    id: number;
    reference: string;
    files: StoredDocument[];
  }
>;

const refusal = (status: number, message: string) =>
  Response.json({ errors: [{ message }] }, { status, headers: { "cache-control": "no-store" } });

/**
 * `GET /api/applications/{id}/documents/{document}`: sends a document to HR staff as an attachment (safety, T4), and logs
 * that first. A document is sent only if it was found clean.
 */
export const openDocument = (folder: string): Endpoint => ({
  path: "/:id/documents/:document",
  method: "get",
  async handler(req: PayloadRequest) {
    if (!hrStaff({ req })) return refusal(403, say(req, "You may not open this.", "तपाईंले यो खोल्न मिल्दैन।"));
    const { id, document: name } = req.routeParams ?? {};
    const { docs } = await req.payload.find({
      collection: "applications",
      where: { id: { equals: givenId(id) ?? 0 } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: false,
      req,
    });
    const stored = docs[0] as Stored | undefined;
    const document = stored?.files.find((file) => file.id === name);
    if (!stored || !document) return refusal(404, say(req, "There is no such document.", "त्यस्तो कागजात छैन।"));
    if (!mayBeOpened(document)) {
      const text = say(
        req,
        "This document cannot be opened: it has not been found clean.",
        "यो कागजात खोल्न मिल्दैन: सुरक्षित ठहरिएको छैन।",
      );
      return refusal(409, text);
    }
    const bytes = await openAsBlob(path.join(folder, document.id), { type: document.mime });
    const by = userName(req);
    const opening = { by, reference: stored.reference, paper: document.label };
    await req.payload.create({ collection: "paper-openings", data: opening, depth: 0, overrideAccess: true, req });
    return new Response(bytes, {
      headers: {
        // Not the applicant's own file name, which may contain anything.
        ...privateFile(document.mime, `${stored.reference}-${document.key}.${document.type}`),
        "content-length": String(bytes.size),
      },
    });
  },
});
