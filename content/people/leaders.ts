import type { Locale } from "@setu/contract/locale";
import { BoardMembers, KeyPersonnel } from "@setu/contract/people";
import type { Payload } from "payload";
import { calendarDate } from "../calendar/dates.ts";
import { termText } from "../calendar/years.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { personItemFields, personItemOf } from "./map-person.ts";
import { roleTitleOf } from "./map-person-detail.ts";
import { byPlace, type RoleDoc } from "./map-role.ts";
import { currentRole, type PersonRow, pastBoardRole, peopleFreshUntil, personRows } from "./rows.ts";

type WithRole = { row: PersonRow; role: RoleDoc };

const having = (rows: readonly PersonRow[], roleOf: (row: PersonRow) => RoleDoc | undefined): WithRole[] =>
  rows.flatMap((row) => {
    const role = roleOf(row);
    return role ? [{ row, role }] : [];
  });

const read = (payload: Payload, found: WithRole[]) =>
  readByIds(
    payload,
    "people",
    found.map(({ row }) => row.id),
    { select: personItemFields, depth: 1 },
  );

/** The leaders of the firm, in the editors' order. */
export async function keyPersonnel(payload: Payload, locale: Locale, now = new Date()): Promise<KeyPersonnel> {
  const rows = await personRows(payload);
  const found = having(rows, (row) => currentRole(row, "key", now)).toSorted((a, b) => byPlace(a.role, b.role));
  const docs = await read(payload, found);
  return KeyPersonnel.parse({
    items: docs.map((doc) => personItemOf(doc, locale, now)),
    fresh_until: peopleFreshUntil(rows, now),
  } satisfies KeyPersonnel);
}

/** The board: the chair first, then in the editors' order; then former members by the end of their term, latest first. */
export async function boardMembers(payload: Payload, locale: Locale, now = new Date()): Promise<BoardMembers> {
  const rows = await personRows(payload);
  const current = having(rows, (row) => currentRole(row, "board", now)).toSorted(
    (a, b) => Number(b.role.chair === true) - Number(a.role.chair === true) || byPlace(a.role, b.role),
  );
  const past = having(rows, (row) => pastBoardRole(row, now)).toSorted((a, b) =>
    (b.role.until ?? "").localeCompare(a.role.until ?? ""),
  );
  const docs = await read(payload, current);
  return BoardMembers.parse({
    current: docs.flatMap((doc) => {
      const role = current.find(({ row }) => row.id === doc.id)?.role;
      return role
        ? [
            {
              ...personItemOf(doc, locale, now),
              role: roleTitleOf(role, doc, locale),
              chair: role.chair === true,
              ...termOf(role, locale),
            },
          ]
        : [];
    }),
    past: past.map(({ row, role }) => ({
      id: row.id,
      name: inLocale(row.name, locale),
      role: roleTitleOf(role, row, locale),
      has_page: row.left !== true,
      locale: servedIn(locale, row.name),
      ...termOf(role, locale),
    })),
    fresh_until: peopleFreshUntil(rows, now),
  } satisfies BoardMembers);
}

function termOf({ since, until, representing }: RoleDoc, locale: Locale) {
  return {
    since: since ? calendarDate(new Date(since), locale) : null,
    until: until ? calendarDate(new Date(until), locale) : null,
    term_text: termText(since ? new Date(since) : null, until ? new Date(until) : null, locale),
    representing: optionalInLocale(representing, locale),
  };
}
