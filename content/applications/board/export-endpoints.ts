import type { Endpoint, PayloadRequest } from "payload";
import type { Item } from "../../model/item.ts";
import { givenId } from "../../platform/access/given-id.ts";
import { refused } from "../../platform/access/refused.ts";
import { privateFile } from "../../platform/files/private-file.ts";
import { csvOf } from "../../platform/text/csv.ts";
import { applicationsFor } from "./applications.ts";
import { archiveOf, documentsFor, noteOpening } from "./export-files.ts";
import { exportRows } from "./export-rows.ts";
import { staffOnly } from "./staff.ts";

/**
 * A vacancy's applications as a table; with `folder`, it names the documents that may be opened as the archive does.
 */
async function exported(req: PayloadRequest, folder: string) {
  staffOnly(req);
  const id = givenId(req.routeParams?.["vacancy"]) ?? 0;
  const { docs } = await req.payload.find({
    collection: "vacancies",
    where: { id: { equals: id } },
    select: { ref: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  });
  const vacancy = docs[0] as Item<"vacancies", "id" | "ref"> | undefined;
  if (!vacancy) throw refused(req, 404, "There is no such vacancy.", "त्यस्तो रिक्त पद छैन।");
  const applications = await applicationsFor(req, vacancy.id);
  const documents = await documentsFor(folder, applications);
  const namesFor = (of: number) => documents.filter(({ application }) => application.id === of).map(({ name }) => name);
  const table = csvOf(await exportRows(req, applications, (row) => namesFor(row.id).join("\n")));
  const name = `applications-${vacancy.ref.replace(/[^\w-]/g, "") || vacancy.id}`;
  await noteOpening(req, vacancy.ref, `applications.csv (${applications.length})`);
  return { table, documents, name };
}

/** `GET /api/applications/export/{vacancy}/csv` and `…/zip`. Every export of documents is logged. */
export const exportEndpoints = (folder: string): Endpoint[] => [
  {
    path: "/export/:vacancy/csv",
    method: "get",
    async handler(req) {
      const { table, name } = await exported(req, folder);
      return new Response(table, { headers: privateFile("text/csv; charset=utf-8", `${name}.csv`) });
    },
  },
  {
    path: "/export/:vacancy/zip",
    method: "get",
    async handler(req) {
      const { table, documents, name } = await exported(req, folder);
      const archive = archiveOf(req, Buffer.from(table), documents);
      return new Response(archive, { headers: privateFile("application/zip", `${name}.zip`) });
    },
  },
];
