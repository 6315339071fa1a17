import type { Payload, PayloadRequest } from "payload";
import type { Localized } from "../platform/reading/localized.ts";

/** The handlers of complaints, and the settings that the form needs. */
export interface Appointed {
  open: boolean;
  handlers: number[];
  secondHandlers: number[];
  doors: { name: Localized; text: Localized }[];
}

/** The ids of accounts in a field of the settings, which has ids or whole accounts. */
export const idsIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.map((one) => Number((one as { id?: unknown } | null)?.id ?? one)) : [];

/** Reads the settings for the server's own use: the handlers are not public. */
export async function readAppointed(payload: Payload): Promise<Appointed> {
  const settings = await payload.findGlobal({
    slug: "complaint-settings",
    locale: "all",
    depth: 0,
    overrideAccess: true,
  });
  const [handlers, secondHandlers] = [idsIn(settings.handlers), idsIn(settings.secondHandlers)];
  return {
    open: settings.open === true && handlers.length + secondHandlers.length > 0,
    handlers,
    secondHandlers,
    doors: (settings.doors ?? []) as Appointed["doors"],
  };
}

export type Duty = "handler" | "second";

/** The duty that a staff member was appointed to; undefined for all others. */
export async function dutyOf({ payload, user }: Pick<PayloadRequest, "payload" | "user">): Promise<Duty | undefined> {
  if (user?.collection !== "users") return undefined;
  const { handlers, secondHandlers } = await readAppointed(payload);
  const id = Number(user.id);
  return secondHandlers.includes(id) ? "second" : handlers.includes(id) ? "handler" : undefined;
}

export interface Account {
  id: number;
  name: string;
  email: string;
}

/** The accounts with these ids, sorted by name. */
export async function accountsOf(payload: Payload, ids: readonly number[]): Promise<Account[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { id: { in: [...new Set(ids)] } },
    sort: "name",
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ id, name, email }) => ({ id: Number(id), name: String(name), email: String(email) }));
}
