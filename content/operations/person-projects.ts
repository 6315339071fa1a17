import { perRevision } from "../system/per-revision.ts";
import { runSql, sql } from "../system/sql.ts";
import { projectRows } from "./project-rows.ts";

/** The public projects of each person, the newest first: once for each content revision. */
export const personProjects = perRevision(async (payload): Promise<Map<number, number[]>> => {
  const [rows, links] = await Promise.all([
    projectRows(payload),
    runSql(
      payload,
      sql`SELECT t.person_id, p.id, p.confidential FROM projects_team t JOIN projects p ON p.id = t._parent_id
          WHERE p._status = 'published'`,
    ),
  ]);
  const years = new Map(rows.map(({ id, from, to }) => [id, to ?? from ?? 0]));
  const open = links.filter(({ confidential }) => confidential === 0 || confidential === false);
  const byPerson = Map.groupBy(open, (link) => Number(link["person_id"]));
  return new Map(
    [...byPerson].map(([person, found]) => [
      person,
      [...new Set(found.map((link) => Number(link["id"])))]
        .filter((id) => years.has(id))
        .toSorted((a, b) => (years.get(b) ?? 0) - (years.get(a) ?? 0) || b - a),
    ]),
  );
});
