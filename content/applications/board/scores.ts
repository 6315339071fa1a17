import type { PayloadRequest } from "payload";
import { z } from "zod";
import type { StoredFields } from "../../model/item.ts";
import { refused } from "../../platform/access/refused.ts";
import { applicationById } from "./applications.ts";
import { criteriaOf } from "./criteria.ts";
import type { Words } from "./reasons.ts";
import { colleague } from "./staff.ts";

export const ScoreRequest = z.object({
  /** From 1 to 5, by criterion. */
  marks: z.record(z.string().max(60), z.int()),
  comment: z.string().max(2000).default(""),
});

/** The latest score of one colleague. */
export interface Score {
  by: string;
  isOwn: boolean;
  at: string;
  marks: { key: string; name: Words; mark: number }[];
  comment: string;
  /** The mean of the marks. */
  mean: number;
}

type Row = StoredFields<
  "application-scores",
  {
    id: number;
    application: number;
    author: number | null;
    by: string;
    marks: Score["marks"];
    comment: string | null;
    createdAt: string;
  }
>;

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The scores that the reader may see, by application; the latest of each colleague. */
export async function scoresOf(req: PayloadRequest, applications: readonly number[]): Promise<Map<number, Score[]>> {
  const found = new Map<number, Score[]>();
  if (applications.length === 0) return found;
  const { docs } = await req.payload.find({
    collection: "application-scores",
    where: { application: { in: [...applications] } },
    sort: "id",
    depth: 0,
    limit: 0,
    pagination: false,
    // The collection's access rule decides here too.
    overrideAccess: false,
    req,
  });
  const last = new Map<string, Row>();
  for (const row of docs as Row[]) last.set(`${row.application} ${row.author ?? row.by}`, row);
  for (const { application, author, by, marks, comment, createdAt } of last.values()) {
    const isOwn = author === colleague(req).id;
    const mean = meanOf(marks.map(({ mark }) => mark));
    const score = { by, isOwn, at: createdAt, marks, comment: comment ?? "", mean };
    found.set(application, [...(found.get(application) ?? []), score]);
  }
  return found;
}

/** The reader's own score and the mean of all colleagues; null without the reader's own. */
export function summaryOf(scores: readonly Score[] = []): { own: number; mean: number; count: number } | null {
  const own = scores.find(({ isOwn }) => isOwn);
  return own ? { own: own.mean, mean: meanOf(scores.map(({ mean }) => mean)), count: scores.length } : null;
}

/** Gives a score. @throws APIError 404, or 422 when a criterion has no mark from 1 to 5. */
export async function giveScore(req: PayloadRequest, id: number, given: z.infer<typeof ScoreRequest>): Promise<void> {
  const { vacancy } = await applicationById(req, id);
  const criteria = await criteriaOf(req.payload, vacancy);
  const marks = criteria.map(({ key, name }) => ({ key, name, mark: given.marks[key] ?? 0 }));
  if (marks.some(({ mark }) => mark < 1 || mark > 5)) {
    throw refused(req, 422, "Give each criterion a mark from 1 to 5.", "हरेक आधारमा १ देखि ५ सम्म अङ्क दिनुहोस्।");
  }
  const author = colleague(req);
  await req.payload.create({
    collection: "application-scores",
    data: { application: id, author: author.id, by: author.name, marks, comment: given.comment.trim() },
    depth: 0,
    overrideAccess: true,
  });
}
