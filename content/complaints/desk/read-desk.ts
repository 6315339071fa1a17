import type { Payload, PayloadRequest, Where } from "payload";
import { storedRow } from "../../platform/store/stored-row.ts";
import { isOverdue, isUnanswered, type Promised, promisesOf } from "../clocks.ts";
import { accountsOf, type Duty, dutyOf, readAppointed } from "../handlers.ts";
import { openStates, type StoredComplaint } from "../stored-complaint.ts";

export const deskTabs = ["open", "ended", "spam"] as const;
export type DeskTab = (typeof deskTabs)[number];

const perPage = 25;

/** A complaint without its writer's contact. */
export type DeskComplaint = Omit<StoredComplaint, "contact" | "codeHash" | "contentHash"> & { hasContact: boolean };

export interface DeskRow {
  complaint: DeskComplaint;
  overdue: boolean;
  /** Whether its first answer is promised within hours, and has not been given. */
  urgent: boolean;
  /** The next promised step; null when there is none. */
  next: Promised | null;
}

export interface Desk {
  rows: DeskRow[];
  counts: Record<DeskTab, number>;
  overdue: number;
  page: { current: number; last: number };
  /** The names of all handlers. */
  handlers: string[];
}

const whereOf = (duty: Duty, tab: DeskTab): Where => {
  const states: Record<DeskTab, Where> = {
    open: { state: { in: [...openStates] } },
    ended: { state: { in: ["decided", "closed", "withdrawn"] } },
    spam: { state: { equals: "spam" } },
  };
  return duty === "second" ? states[tab] : { and: [states[tab], { restricted: { not_equals: true } }] };
};

const withoutWriter = ({ contact, codeHash: _, contentHash: __, ...rest }: StoredComplaint): DeskComplaint => ({
  ...rest,
  hasContact: contact !== null,
});

const rowOf = (complaint: DeskComplaint, now: Date): DeskRow => ({
  complaint,
  overdue: isOverdue(complaint, now),
  urgent: isUnanswered(complaint, now),
  next: promisesOf(complaint, now).find(({ met }) => met === null) ?? null,
});

type Asker = Pick<PayloadRequest, "payload" | "user">;

/** Those that are promised an answer within hours first, then the longest waiting. */
const byUrgency =
  (now: Date) =>
  (a: StoredComplaint, b: StoredComplaint): number =>
    Number(isUnanswered(b, now)) - Number(isUnanswered(a, now)) ||
    Date.parse(a.receivedAt) - Date.parse(b.receivedAt) ||
    a.id - b.id;

/** The complaints that a handler may read; undefined for other users. Open complaints have urgent ones first, then the longest waiting. */
export async function readDesk(
  { payload, user }: Asker,
  { tab, page }: { tab: DeskTab; page: number },
  now = new Date(),
): Promise<Desk | undefined> {
  const duty = await dutyOf({ payload, user });
  if (!duty) return undefined;
  const [open, handlers, ...counts] = await Promise.all([
    openComplaints(payload, duty),
    handlerNames(payload),
    ...deskTabs.map((one) =>
      payload.count({ collection: "complaints", where: whereOf(duty, one), overrideAccess: true }),
    ),
  ]);
  const found =
    tab === "open" ? pageOf(open.toSorted(byUrgency(now)), page) : await latestIn(payload, whereOf(duty, tab), page);
  return {
    rows: found.rows.map((row) => rowOf(withoutWriter(row), now)),
    counts: Object.fromEntries(deskTabs.map((one, index) => [one, counts[index]?.totalDocs ?? 0])) as Desk["counts"],
    overdue: open.filter((row) => isOverdue(row, now)).length,
    page: found.page,
    handlers,
  };
}

/** How many open complaints a handler may read, and how many of them are urgent or overdue; undefined for other users. */
export async function waitingComplaints(
  { payload, user }: Asker,
  now = new Date(),
): Promise<Record<"open" | "urgent" | "overdue", number> | undefined> {
  const duty = await dutyOf({ payload, user });
  if (!duty) return undefined;
  const open = await openComplaints(payload, duty);
  return {
    open: open.length,
    urgent: open.filter((row) => isUnanswered(row, now)).length,
    overdue: open.filter((row) => isOverdue(row, now)).length,
  };
}

interface Page extends Pick<Desk, "page"> {
  rows: StoredComplaint[];
}

function pageOf(rows: readonly StoredComplaint[], current: number): Page {
  const last = Math.max(1, Math.ceil(rows.length / perPage));
  return { rows: rows.slice((current - 1) * perPage, current * perPage), page: { current, last } };
}

async function latestIn(payload: Payload, where: Where, page: number): Promise<Page> {
  const found = await payload.find({
    collection: "complaints",
    where,
    sort: "-receivedAt",
    limit: perPage,
    page,
    depth: 0,
    overrideAccess: true,
  });
  return {
    rows: found.docs as StoredComplaint[],
    page: { current: found.page ?? 1, last: Math.max(1, found.totalPages) },
  };
}

/** All of them: whether one is urgent or overdue is computed from its log. */
async function openComplaints(payload: Payload, duty: Duty): Promise<StoredComplaint[]> {
  const { docs } = await payload.find({
    collection: "complaints",
    where: whereOf(duty, "open"),
    limit: 0,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs as StoredComplaint[];
}

async function handlerNames(payload: Payload): Promise<string[]> {
  const { handlers, secondHandlers } = await readAppointed(payload);
  return (await accountsOf(payload, [...handlers, ...secondHandlers])).map(({ name }) => name);
}

/** One of these complaints; undefined if the user may not read it. */
export async function readComplaint(
  { payload, user }: Asker,
  id: number,
  now = new Date(),
): Promise<(DeskRow & { promised: Promised[] }) | undefined> {
  const duty = await dutyOf({ payload, user });
  const found = duty && (await storedRow<StoredComplaint>(payload, "complaints", "id", id));
  if (!found || (found.restricted && duty !== "second")) return undefined;
  return { ...rowOf(withoutWriter(found), now), promised: promisesOf(found, now) };
}
