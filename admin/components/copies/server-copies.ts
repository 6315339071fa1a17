/** What the server has of one's own of a document, and who saved it last. */
export interface ServerCopies {
  copies: { item: string; locale: string; baseUpdatedAt: number; at: number; fields: Record<string, unknown> }[];
  saved: { at: number; by: number; name?: string } | null;
}
export interface Place {
  collection: string;
  isGlobal: boolean;
  item: string;
}

const addressOf = ({ collection, isGlobal, item }: Place) =>
  isGlobal ? `/api/globals/${collection}/working-copy` : `/api/${collection}/${item}/working-copy`;

/** Undefined when the server does not answer, or refuses. */
export async function readFromServer(place: Place): Promise<ServerCopies | undefined> {
  try {
    const answer = await fetch(addressOf(place), { credentials: "include" });
    return answer.ok ? ((await answer.json()) as ServerCopies) : undefined;
  } catch {
    return undefined;
  }
}

/** The largest body that may outlive its page. */
const outlives = 60_000;

interface Sent {
  locale?: string;
  baseUpdatedAt?: number;
  /** None to drop what the server has. */
  fields: Record<string, unknown> | null;
}

/** When the server wrote it down; 0 when it did not. */
export async function sendToServer(place: Place, { locale, baseUpdatedAt = 0, fields }: Sent): Promise<number> {
  const body = JSON.stringify({ baseUpdatedAt, fields });
  try {
    const answer = await fetch(`${addressOf(place)}${locale ? `?locale=${locale}` : ""}`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body,
      keepalive: body.length < outlives,
    });
    return answer.ok ? (((await answer.json()) as { at: number | null }).at ?? 0) : 0;
  } catch {
    return 0;
  }
}
