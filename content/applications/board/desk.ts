import { applicationStages } from "@setu/contract/applications";
import type { PayloadRequest } from "payload";
import { owners } from "../../platform/access/rules.ts";
import { screenLocale } from "../../platform/fields/screen-locale.ts";
import type { Step } from "../history.ts";
import { stageLabels } from "../stage-words.ts";
import { applicationById } from "./applications.ts";
import { criteriaOf } from "./criteria.ts";
import { type Hint, hintsFor } from "./hints.ts";
import { type Note, notesOf } from "./notes.ts";
import { reasonsOf } from "./reasons.ts";
import { type Score, scoresOf } from "./scores.ts";
import { stepsWithheld, type WaitingMail, waitingMails } from "./waiting-mails.ts";

/** All that colleagues need for one application, in the language of the screen. */
export interface Desk {
  id: number;
  reference: string;
  vacancy: number;
  stage: string;
  stages: { key: string; label: string }[];
  reasons: { id: number; name: string }[];
  /** Its history, including steps that were undone. The mail about a step is withheld if a later step came before it. */
  history: { stage: string; at: string; by: string; reason: string; undone: boolean; withheld: boolean }[];
  notes: Note[];
  criteria: { key: string; name: string }[];
  /** Empty for readers who have not given a score. */
  scores: Score[];
  hints: Hint[];
  mails: WaitingMail[];
  /** Whether this reader may erase the application. */
  mayErase: boolean;
}

/** @throws APIError 403 or 404 */
export async function readDesk(req: PayloadRequest, id: number): Promise<Desk> {
  const application = await applicationById(req, id);
  const { reference, vacancy, stage, history } = application;
  const locale = screenLocale(req);
  const [criteria, notes, scores, hints, mails, withheld, reasons] = await Promise.all([
    criteriaOf(req.payload, vacancy),
    notesOf(req, id),
    scoresOf(req, [id]),
    hintsFor(req.payload, [id]),
    waitingMails(req, [application]),
    stepsWithheld(req, application),
    reasonsOf(req.payload),
  ]);
  const undone = new Set(history.map(({ undoes }) => undoes));
  return {
    id,
    reference,
    vacancy,
    stage,
    stages: applicationStages.map((key) => ({ key, label: stageLabels[key][locale] })),
    reasons: reasons.map(({ id: reason, name }) => ({ id: reason, name: name[locale] })),
    history: history
      .filter(({ undoes }) => !undoes)
      .map((step) => ({
        stage: stageLabels[step.stage][locale],
        at: step.at,
        by: step.by ?? "",
        reason: step.reason?.[locale] ?? "",
        undone: isIn(undone, step),
        withheld: !isIn(undone, step) && isIn(withheld, step),
      })),
    notes,
    criteria: criteria.map(({ key, name }) => ({ key, name: name[locale] })),
    scores: scores.get(id) ?? [],
    hints: hints.get(id) ?? [],
    mails,
    mayErase: owners({ req }),
  };
}

const isIn = (steps: ReadonlySet<string | undefined>, { id }: Step): boolean => id !== undefined && steps.has(id);
