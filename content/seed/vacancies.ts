import type { Payload } from "payload";
import { type Ids, idIn } from "./ids.ts";
import { inLanguage, withRowIds } from "./languages.ts";
import { dated } from "./moments.ts";
import { vacancies } from "./texts/vacancies.ts";
import type { VacancySeed } from "./vacancy-shape.ts";

const asServer = { collection: "vacancies", overrideAccess: true, depth: 0 } as const;
const dayMs = 24 * 3_600_000;

/** Adds the vacancies that are not there yet. */
export async function addVacancies(payload: Payload, disciplineIds: Ids, officeIds: Ids, now: Date): Promise<void> {
  for (const vacancy of dated(vacancies, now)) {
    const { totalDocs } = await payload.count({ ...asServer, where: { ref: { equals: vacancy.ref } } });
    if (totalDocs > 0) continue;
    const linked = {
      ...vacancy,
      discipline: idIn(disciplineIds, vacancy.discipline),
      office: idIn(officeIds, vacancy.office),
    };
    await addVacancy(payload, linked, now);
  }
}

type Linked = Omit<VacancySeed, "discipline" | "office"> & { discipline: number; office: number };

/**
 * Adds a vacancy as the staff do: drafted in one language, published with the second. One that is over now was open
 * then.
 */
async function addVacancy(payload: Payload, vacancy: Linked, now: Date): Promise<void> {
  const isOver = Date.parse(vacancy.closesAt) <= now.getTime();
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString();
  const asOpen = isOver ? { ...vacancy, filled: false, closesAt: inDays(1), answerBy: inDays(2) } : vacancy;
  const english = inLanguage(asOpen, "en");
  const draft = await payload.create({ ...asServer, data: english, locale: "en", draft: true });
  const nepali = { ...withRowIds(inLanguage(asOpen, "ne"), draft), _status: "published" };
  await payload.update({ ...asServer, id: draft.id, data: nepali, locale: "ne" });
  if (!isOver) return;
  const { closesAt, answerBy, filled = false } = vacancy;
  const data = { closesAt, answerBy, filled, _status: "published" };
  await payload.update({ ...asServer, id: draft.id, data, locale: "en" });
}
