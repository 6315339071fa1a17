import { fromElsewhere } from "./senders.ts";

const ours = { "x-requested-with": "XMLHttpRequest" };
const patienceMs = 20_000;

interface Asked {
  method?: string;
  body?: object | Buffer;
  headers?: Record<string, string>;
}

/** Calls the site as a browser does, from a different network each time; undefined if no complete answer arrived. */
export async function call(
  url: string,
  path: string,
  { method = "POST", body, headers }: Asked,
): Promise<{ status: number; data: Record<string, unknown> } | undefined> {
  try {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(`${url}/frontapi${path}`, {
      method,
      headers: { ...ours, ...fromElsewhere(), ...(!isBytes && { "content-type": "application/json" }), ...headers },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { data = {} } = (await answer.json()) as { data?: Record<string, unknown> };
    return { status: answer.status, data };
  } catch {
    return undefined;
  }
}
