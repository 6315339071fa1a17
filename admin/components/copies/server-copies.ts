import { callServer } from "../shared/call-server.ts";

/** The editor's own copies of an item on the server, and who last saved the item. */
export interface ServerCopies {
  copies: { item: string; locale: string; baseUpdatedAt: number; at: number; fields: Record<string, unknown> }[];
  saved: { at: number; by: number; name?: string } | null;
}
export interface Place {
  collection: string;
  isGlobal: boolean;
  item: string;
}

const pathOf = ({ collection, isGlobal, item }: Place) =>
  isGlobal ? `/globals/${collection}/working-copy` : `/${collection}/${item}/working-copy`;

/** Reads the copies; undefined if the server cannot be reached, or refuses. */
export async function readFromServer(place: Place): Promise<ServerCopies | undefined> {
  const answer = await callServer<ServerCopies>(pathOf(place), "");
  return "data" in answer ? answer.data : undefined;
}

/** The largest body, in characters, of a call that may outlive its page. */
const outlives = 60_000;

interface Sent {
  locale?: string;
  baseUpdatedAt?: number;
  /** Null drops the server's copy. */
  fields: Record<string, unknown> | null;
}

/** Resolves to the time when the server stored the copy, in ms since 1970; 0 if it did not, or dropped one. */
export async function sendToServer(place: Place, { locale, baseUpdatedAt = 0, fields }: Sent): Promise<number> {
  const body = { baseUpdatedAt, fields };
  const path = `${pathOf(place)}${locale ? `?locale=${locale}` : ""}`;
  const keepalive = JSON.stringify(body).length < outlives;
  const answer = await callServer<{ at: number | null }>(path, "", { body, keepalive });
  return "data" in answer ? (answer.data.at ?? 0) : 0;
}
