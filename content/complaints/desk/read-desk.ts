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

/** The complaints that a handler may read; undefined for other users. Open complaints have the longest waiting first. */
export async function readDesk(
  { payload, user }: Asker,
  { tab, page }: { tab: DeskTab; page: number },
  now = new Date(),
): Promise<Desk | undefined> {
  const duty = await dutyOf({ payload, user });
  if (!duty) return undefined;
  const find = (where: Where, limit: number) =>
    payload.find({
      collection: "complaints",
      where,
      sort: tab === "open" ? "receivedAt" : "-receivedAt",
      limit,
      page: limit > 0 ? page : 1,
      depth: 0,
      overrideAccess: true,
    });
  const [found, open, handlers, ...counts] = await Promise.all([
    find(whereOf(duty, tab), perPage),
    find(whereOf(duty, "open"), 0),
    handlerNames(payload),
    ...deskTabs.map((one) =>
      payload.count({ collection: "complaints", where: whereOf(duty, one), overrideAccess: true }),
    ),
  ]);
  const all = open.docs as StoredComplaint[];
  return {
    rows: (found.docs as StoredComplaint[]).map((row) => rowOf(withoutWriter(row), now)),
    counts: Object.fromEntries(deskTabs.map((one, index) => [one, counts[index]?.totalDocs ?? 0])) as Desk["counts"],
    overdue: all.filter((row) => isOverdue(row, now)).length,
    page: { current: found.page ?? 1, last: Math.max(1, found.totalPages) },
    handlers,
  };
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
