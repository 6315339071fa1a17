import type { Payload } from "payload";
import { sweepOrphans } from "../../platform/files/sweep-orphans.ts";
import { jsonColumn } from "../../platform/store/columns.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { ComplaintFile } from "./complaint-file.ts";

/** Deletes files without a complaint, which a crash can leave behind. */
export const sweepComplaintFiles = (payload: Payload, folder: string, now = Date.now()): Promise<void> =>
  sweepOrphans(
    folder,
    async () => {
      const rows = await runSql(payload, sql`SELECT /* sweep */ files FROM complaints WHERE files IS NOT NULL`);
      return rows.flatMap(({ files }) => jsonColumn<ComplaintFile[]>(files) ?? []);
    },
    now,
  );
