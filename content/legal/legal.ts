import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import { LegalChanges, LegalKind, LegalText, type LegalVersion, legalKinds } from "@setu/contract/legal";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { calendarDate } from "../calendar/dates.ts";
import type { Item } from "../model/item.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { inLocale, optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { compareTexts } from "./compare-texts.ts";

const fields = {
  kind: true,
  number: true,
  inForceFrom: true,
  announcedOn: true,
  changes: true,
  material: true,
} as const;
type Stored = Item<"legal-versions", "id" | keyof typeof fields>;
interface Row extends Stored {
  number: number;
}

/** All published versions, the newest first. */
const versionRows = keptRows<Row>({
  collection: "legal-versions",
  table: "legal_versions",
  compare: (a, b) => b.number - a.number,
  read: async (payload, ids) =>
    (await readByIds(payload, "legal-versions", ids, { select: fields, depth: 0 })).flatMap((row) =>
      row.number ? [{ ...row, number: row.number }] : [],
    ),
});

/** The versions of one text, and which of them is in force. */
interface Versions {
  rows: Row[];
  current: Row | undefined;
  /** When the next version takes its place. */
  freshUntil: string | null;
}

/**
 * The versions of one text at `now`. A version is in force from its day until a later one is; of two, the one with the
 * higher number replaces the other.
 */
async function versionsOf(payload: Payload, kind: LegalKind, now: Date): Promise<Versions> {
  const rows = (await versionRows(payload)).filter((row) => row.kind === kind);
  const begins = (row: Row) => Date.parse(row.inForceFrom);
  const coming = rows.filter((row) => begins(row) > now.getTime()).map(begins);
  return {
    rows,
    current: rows.find((row) => begins(row) <= now.getTime()),
    freshUntil: coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : null,
  };
}

const mapVersions = ({ rows, current }: Versions, locale: Locale): LegalVersion[] =>
  rows.map((row) => ({
    number: row.number,
    state: row === current ? "inForce" : row.number > (current?.number ?? 0) ? "coming" : "former",
    in_force: calendarDate(new Date(row.inForceFrom), locale),
    announced: calendarDate(new Date(row.announcedOn ?? row.inForceFrom), locale),
    material: row.material ?? false,
    changes: optionalInLocale(row.changes, locale),
  }));

function kindOf(text: string | undefined): LegalKind {
  const kind = LegalKind.safeParse(text);
  if (!kind.success) throw new FrontApiError("notFound", "");
  return kind.data;
}

/** The version with the number in an address. Rejects with `notFound` if no published version has it. */
function rowOf(rows: readonly Row[], number: string | undefined): Row {
  const row = rows.find((each) => String(each.number) === number);
  if (!row) throw new FrontApiError("notFound", "");
  return row;
}

async function textOf(payload: Payload, { id }: Row) {
  const [doc] = await readByIds(payload, "legal-versions", [id], { depth: 1 });
  if (!doc) throw new FrontApiError("notFound", "");
  return doc;
}

/**
 * A version of a legal text by `version`, or the one in force, or the first one before any is in force. Rejects with
 * `notFound` if it does not exist.
 */
export async function legal(
  payload: Payload,
  locale: Locale,
  { kind: asked, version }: ReadParameters,
  now = new Date(),
): Promise<LegalText> {
  const kind = kindOf(asked);
  const versions = await versionsOf(payload, kind, now);
  const { rows, current } = versions;
  const row = version === undefined ? (current ?? rows.at(-1)) : rowOf(rows, version);
  if (!row) throw new FrontApiError("notFound", "");
  const doc = await textOf(payload, row);
  const mapped = mapVersions(versions, locale);
  return LegalText.parse({
    ...entryOf(mapped, row),
    kind,
    name: inLocale(doc.name, locale),
    body: richTextOf(doc.body, locale),
    binding: doc.binding,
    versions: mapped,
    locale: wholeIn(locale, doc, doc.name, languagesOf(doc.body)),
    fresh_until: versions.freshUntil,
  } satisfies LegalText);
}

/** The texts of which no version is published. One that is not in force yet can be read, and counts. */
export async function unpublishedTexts(payload: Payload): Promise<LegalKind[]> {
  const rows = await versionRows(payload);
  return legalKinds.filter((kind) => !rows.some((row) => row.kind === kind));
}

/** The number of the terms that a member has to accept before the next post; null if none are. `accepted` is the accepted version. */
export async function termsToAccept(payload: Payload, accepted: number, now = new Date()): Promise<number | null> {
  const { rows, current } = await versionsOf(payload, "terms", now);
  if (!current || accepted >= current.number) return null;
  const since = rows.filter(({ number }) => number > accepted && number <= current.number);
  return accepted === 0 || since.some(({ material }) => material) ? current.number : null;
}

const dayMs = 24 * 3600_000;
/** How long before material changes of the terms are in force members are told about them. */
const announcedMs = 30 * dayMs;
/** How long after their publication members are told about terms that are in force at once. */
const lateMs = dayMs;

/** The materially changed terms that members have to be told about at `now`. */
export async function termsToAnnounce(payload: Payload, now = new Date()): Promise<number[]> {
  const { rows } = await versionsOf(payload, "terms", now);
  return rows
    .filter(({ number, material, inForceFrom, announcedOn }) => {
      const begins = Date.parse(inForceFrom);
      const ends = Math.max(begins, Date.parse(announcedOn ?? inForceFrom)) + lateMs;
      return number > 1 && material && begins - announcedMs <= now.getTime() && now.getTime() < ends;
    })
    .map(({ number }) => number);
}

function entryOf(versions: LegalVersion[], { number }: Row): LegalVersion {
  const entry = versions.find((version) => version.number === number);
  if (!entry) throw new FrontApiError("notFound", "");
  return entry;
}

/**
 * The changes between two versions: `to` (default: the newest) and `from` (default: the one before it). Rejects with
 * `notFound` if one of them does not exist, and with `badRequest` unless `from` is the earlier one.
 */
export async function legalChanges(
  payload: Payload,
  locale: Locale,
  { kind: asked, from, to }: ReadParameters,
  now = new Date(),
): Promise<LegalChanges> {
  const kind = kindOf(asked);
  const versions = await versionsOf(payload, kind, now);
  const later = rowOf(versions.rows, to ?? String(versions.rows[0]?.number));
  const earlier = rowOf(versions.rows, from ?? String(later.number - 1));
  if (earlier.number >= later.number) throw new FrontApiError("badRequest", "");
  const [before, after] = await Promise.all([textOf(payload, earlier), textOf(payload, later)]);
  const locales = wholeIn(locale, after, languagesOf(before.body), languagesOf(after.body));
  const mapped = mapVersions(versions, locale);
  return LegalChanges.parse({
    kind,
    name: inLocale(after.name, locale),
    from: entryOf(mapped, earlier),
    to: entryOf(mapped, later),
    versions: mapped,
    lines: compareTexts(
      richTextOf(before.body, locales.served),
      richTextOf(after.body, locales.served),
      locales.served,
    ),
    locale: locales,
    fresh_until: versions.freshUntil,
  } satisfies LegalChanges);
}
