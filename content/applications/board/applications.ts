import type { ApplicationStage } from "@setu/contract/applications";
import type { PayloadRequest } from "payload";
import type { StoredFields } from "../../model/item.ts";
import { refused } from "../../platform/access/refused.ts";
import type { StoredDocument } from "../documents/stored-document.ts";
import type { Step } from "../history.ts";
import { staffOnly } from "./staff.ts";

/** An application as the staff work with it. */
export type Application = StoredFields<
  "applications",
  {
    id: number;
    vacancy: number;
    reference: string;
    name: string;
    nameNe: string | null;
    email: string;
    phone: string;
    currentPosition: string | null;
    yearsExperience: string | null;
    locale: string;
    stage: ApplicationStage;
    history: Step[];
    answers: { key: string; question: string; answer: string }[] | null;
    files: StoredDocument[];
    createdAt: string;
    updatedAt: string;
  }
>;

/** The fields of an application that its card on the board shows, or that its mails depend on. */
const onCards = {
  name: true,
  nameNe: true,
  reference: true,
  currentPosition: true,
  yearsExperience: true,
  stage: true,
  history: true,
  createdAt: true,
} as const;

export type CardApplication = Pick<Application, "id" | keyof typeof onCards>;

/**
 * The applications for a vacancy as its board shows them, oldest first: the cover letters and documents of hundreds are
 * not read.
 */
export async function cardsFor(req: PayloadRequest, vacancy: number): Promise<CardApplication[]> {
  return find(req, { vacancy: { equals: vacancy } }, onCards);
}

/** The applications for a vacancy, oldest first. */
export async function applicationsFor(req: PayloadRequest, vacancy: number): Promise<Application[]> {
  return find(req, { vacancy: { equals: vacancy } });
}

/** Those of these applications that still exist, oldest first. */
export async function applicationsById(req: PayloadRequest, ids: readonly number[]): Promise<Application[]> {
  return find(req, { id: { in: [...ids] } });
}

/** @throws APIError 404 when it does not exist. */
export async function applicationById(req: PayloadRequest, id: number): Promise<Application> {
  const [found] = await applicationsById(req, [id]);
  if (found) return found;
  throw noLongerThere(req);
}

/** The refusal of an action on an application that has been withdrawn or erased. */
export const noLongerThere = (req: PayloadRequest) =>
  refused(req, 404, "This application no longer exists.", "यो आवेदन अब छैन।");

async function find(
  req: PayloadRequest,
  where: Record<string, object>,
  select?: typeof onCards,
): Promise<Application[]> {
  staffOnly(req);
  const { docs } = await req.payload.find({
    collection: "applications",
    where,
    ...(select && { select }),
    sort: "createdAt",
    depth: 0,
    limit: 0,
    pagination: false,
    // The history is a field of the server's own; access was checked above.
    overrideAccess: true,
    req,
  });
  const rows = docs as Application[];
  return rows.map((row) => ({ ...row, history: row.history ?? [] }));
}
