import { type ApplicationStage, applicationStages } from "@setu/contract/applications";
import type { PayloadRequest } from "payload";
import { calendarDate } from "../../calendar/dates.ts";
import type { Item } from "../../model/item.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import { inLocale } from "../../platform/reading/localized.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { stageLabels } from "../stage-words.ts";
import { type CardApplication, cardsFor } from "./applications.ts";
import { type Hint, hintsFor } from "./hints.ts";
import { noteCounts } from "./notes.ts";
import { reasonsOf } from "./reasons.ts";
import { scoresOf, summaryOf } from "./scores.ts";
import { staffOnly } from "./staff.ts";
import { type WaitingMail, waitingMails } from "./waiting-mails.ts";

/** An application on the board. */
export interface Card {
  id: number;
  name: string;
  nameNe: string;
  reference: string;
  position: string;
  years: string;
  received: { ad: string; bs: string };
  stage: ApplicationStage;
  /** Null for readers who have not given a score. */
  score: { own: number; mean: number; count: number } | null;
  notes: number;
  hints: Hint[];
  mails: WaitingMail[];
}

interface VacancyChoice {
  id: number;
  number: string;
  name: string;
  applications: number;
}

/** The board of one vacancy. */
export interface Board {
  vacancies: VacancyChoice[];
  /** The vacancy shown; null when no vacancy has applications. */
  vacancy: VacancyChoice | null;
  stages: { key: ApplicationStage; label: string }[];
  cards: Card[];
  reasons: { id: number; name: string }[];
}

/** The board of a vacancy, or of the one with the newest application. @throws APIError 403 */
export async function readBoard(req: PayloadRequest, wanted?: number): Promise<Board> {
  staffOnly(req);
  const locale = screenLocale(req);
  const vacancies = await vacanciesWithApplications(req);
  const vacancy = vacancies.find(({ id }) => id === wanted) ?? vacancies[0] ?? null;
  const applications = vacancy ? await cardsFor(req, vacancy.id) : [];
  const ids = applications.map(({ id }) => id);
  const [scores, notes, hints, mails, reasons] = await Promise.all([
    scoresOf(req, ids),
    noteCounts(req, ids),
    ids.length > 0 ? hintsFor(req.payload, ids) : new Map<number, Hint[]>(),
    waitingMails(req, applications),
    reasonsOf(req.payload),
  ]);
  const mailsOf = Map.groupBy(mails, ({ application }) => application);
  const cardOf = (row: CardApplication): Card => {
    const { ad_text: ad, bs_text: bs } = calendarDate(new Date(row.createdAt), locale);
    return {
      id: row.id,
      name: row.name,
      nameNe: row.nameNe ?? "",
      reference: row.reference,
      position: row.currentPosition ?? "",
      years: row.yearsExperience ?? "",
      received: { ad, bs },
      stage: row.stage,
      score: summaryOf(scores.get(row.id)),
      notes: notes.get(row.id) ?? 0,
      hints: hints.get(row.id) ?? [],
      mails: mailsOf.get(row.id) ?? [],
    };
  };
  return {
    vacancies,
    vacancy,
    stages: applicationStages.map((key) => ({ key, label: stageLabels[key][locale] })),
    cards: applications.map(cardOf),
    reasons: reasons.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

/** The vacancies that have applications, the one with the newest application first. */
async function vacanciesWithApplications(req: PayloadRequest): Promise<VacancyChoice[]> {
  const counts = await runSql(
    req.payload,
    sql`SELECT vacancy_id AS id, COUNT(*) AS applications, MAX(id) AS newest FROM applications
        WHERE vacancy_id IS NOT NULL GROUP BY vacancy_id ORDER BY newest DESC`,
  );
  if (counts.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "vacancies",
    where: { id: { in: counts.map(({ id }) => Number(id)) } },
    select: { ref: true, name: true },
    locale: "all",
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  });
  const names = new Map((docs as Item<"vacancies", "id" | "ref" | "name">[]).map((doc) => [doc.id, doc]));
  const locale = screenLocale(req);
  return counts.flatMap(({ id, applications }) => {
    const vacancy = names.get(Number(id));
    if (!vacancy) return [];
    return [
      { id: vacancy.id, number: vacancy.ref, name: inLocale(vacancy.name, locale), applications: Number(applications) },
    ];
  });
}
