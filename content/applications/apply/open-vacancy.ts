import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { VacancyDetail } from "@setu/contract/vacancies";
import type { Receiver } from "../../uploads/receive.ts";
import type { ApplicationTraces } from "../traces.ts";
import { applicationTexts } from "./texts.ts";

export interface Applicants extends ApplicationTraces, Pick<Receiver, "payload" | "secret" | "uploads" | "judge"> {
  /** The operation of that name; rejects with `notFound`. */
  vacancy(locale: Locale, parameters: { id: string }): Promise<VacancyDetail>;
  /** Whether documents are scanned for viruses; otherwise only their structure is judged. */
  scans: boolean;
}

/** How long after the deadline an upload that was begun before it may end and be sent in. */
const graceMs = 15 * 60_000;

/**
 * The vacancy, if it took applications at `beganAt` and still accepts an application that was begun then.
 * @throws FrontApiError `notFound`; `gone` when it is not open.
 */
export async function openVacancy(
  { vacancy: read }: Pick<Applicants, "vacancy">,
  locale: Locale,
  id: number,
  beganAt: number,
): Promise<VacancyDetail> {
  const vacancy = await read(locale, { id: String(id) });
  const closesAt = Date.parse(vacancy.closes_at);
  const isOpen = vacancy.status === "open" || vacancy.status === "closed";
  if (isOpen && beganAt < closesAt && Date.now() < closesAt + graceMs) return vacancy;
  throw new FrontApiError("gone", applicationTexts[locale].closed);
}
