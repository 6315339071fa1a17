import type { Payload, PayloadRequest, Where } from "payload";

/** A scheduled publication or withdrawal, as stored in Payload's queue. */
export interface Schedule {
  id: number;
  waitUntil: string | null;
  hasError: boolean | null;
  error: unknown;
  input: {
    type?: "publish" | "unpublish";
    locale?: string | null;
    doc?: { relationTo: string; value: unknown } | null;
    global?: string | null;
    user?: { relationTo: string; value: number } | null;
  };
}

/** The item or global that a schedule is for. */
export type Place = { collection: string; item: string } | { global: string };

/** A schedule that was not carried out. */
export interface ScheduleFault {
  job: number;
  place: Place;
  type: "publish" | "unpublish";
  /** The scheduled time, in ISO 8601. */
  at: string;
  /** Payload's error, in English; null for a late schedule. */
  problem: string | null;
  /** The account that scheduled it; null if it no longer exists. */
  by: number | null;
}

/** How late a schedule is when it counts as failed: the queue is checked every second. */
const lateMs = 2 * 60_000;

export const placeOf = ({ input }: Schedule): Place | undefined => {
  if (input.doc) return { collection: input.doc.relationTo, item: String(input.doc.value) };
  return input.global ? { global: input.global } : undefined;
};

const isSame = (one: Place, other: Place): boolean =>
  "global" in one
    ? "global" in other && one.global === other.global
    : "collection" in other && one.collection === other.collection && one.item === other.item;

async function schedulesWhere(payload: Payload, where: Where, req?: PayloadRequest): Promise<Schedule[]> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: { and: [{ taskSlug: { equals: "schedulePublish" } }, { completedAt: { exists: false } }, where] },
    sort: "waitUntil",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    ...(req && { req }),
  });
  return docs as Schedule[];
}

/** The schedules of an item or a global that have not been carried out yet. */
export async function schedulesOf(payload: Payload, place: Place, req?: PayloadRequest): Promise<Schedule[]> {
  const all = await schedulesWhere(payload, {}, req);
  return all.filter((schedule) => {
    const about = placeOf(schedule);
    return about !== undefined && isSame(about, place);
  });
}

/** The schedules of an account that have not been carried out yet, without those that failed. */
export async function schedulesBy(payload: Payload, account: number, req?: PayloadRequest): Promise<Schedule[]> {
  const all = await schedulesWhere(payload, { hasError: { not_equals: true } }, req);
  return all.filter(({ input: { user } }) => user?.relationTo === "users" && Number(user.value) === account);
}

/** Payload's own error message for a schedule that failed. */
function errorOf({ hasError, error }: Schedule): string | null {
  if (!hasError) return null;
  const problem = typeof error === "object" && error !== null && "message" in error ? error.message : error;
  return typeof problem === "string" ? problem.slice(0, 300) : "";
}

/** All schedules that failed, or are late. */
export async function failedSchedules(payload: Payload): Promise<ScheduleFault[]> {
  const late = new Date(Date.now() - lateMs).toISOString();
  const rows = await schedulesWhere(payload, {
    or: [{ hasError: { equals: true } }, { waitUntil: { less_than: late } }],
  });
  const users = new Set(await accounts(payload, rows));
  return rows.flatMap((row) => {
    const place = placeOf(row);
    if (!place) return [];
    const user = row.input.user?.value;
    return {
      job: row.id,
      place,
      type: row.input.type ?? "publish",
      at: row.waitUntil ?? new Date(0).toISOString(),
      problem: errorOf(row),
      by: user !== undefined && users.has(Number(user)) ? Number(user) : null,
    };
  });
}

/** The schedulers who still have an account. */
async function accounts(payload: Payload, rows: Schedule[]): Promise<number[]> {
  const ids = [...new Set(rows.flatMap(({ input }) => (input.user ? [Number(input.user.value)] : [])))];
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: "users",
    where: { id: { in: ids } },
    depth: 0,
    limit: ids.length,
    overrideAccess: true,
  });
  return docs.map(({ id }) => Number(id));
}

export const faultsAt = async (payload: Payload, place: Place): Promise<ScheduleFault[]> =>
  (await failedSchedules(payload)).filter((fault) => isSame(fault.place, place));
