import type { CollectionConfig } from "payload";
import { hrStaff } from "../../platform/access/rules.ts";
import { writtenByServer } from "../../platform/access/written-by-server.ts";
import { hiringGroup } from "../../platform/editorial/editorial.ts";
import { label } from "../../platform/fields/label.ts";
import { scoresAfterOnesOwn } from "../board/score-access.ts";
import { authorFields } from "./author-fields.ts";

/**
 * Scores of colleagues for an application, from 1 to 5 for each of the vacancy's criteria. A row never changes; a reviewer
 * with second thoughts adds another one, and the last one counts.
 */
export const applicationScores: CollectionConfig = {
  slug: "application-scores",
  labels: { singular: label("Score", "अङ्क"), plural: label("Scores", "अङ्कहरू") },
  defaultSort: "createdAt",
  admin: { group: hiringGroup, hidden: true },
  access: { ...writtenByServer(hrStaff), read: scoresAfterOnesOwn },
  fields: [
    ...authorFields,
    // [{ key, name: { en, ne }, mark }]: the criteria with their names on that day.
    { name: "marks", type: "json", required: true, label: label("Marks", "अङ्क") },
    { name: "comment", type: "textarea", maxLength: 2000, label: label("Comment", "टिप्पणी") },
  ],
};
