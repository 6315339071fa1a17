/** Why there is no data, in the language of the screen, and the HTTP status; 0 if the server could not be reached. */
export interface Failure {
  problem: string;
  status: number;
}

/** The result of a call to the back office's API. */
export type Answer<Data> = { data: Data } | Failure;

interface Call {
  /** POST with a body, else GET. */
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  /** Lets the call outlive the page. Browsers limit the body of such calls to 64 kB. */
  keepalive?: boolean;
  signal?: AbortSignal;
}

interface Refusal {
  errors?: { message?: string }[];
}

/**
 * Calls the back office's API; the whole answer is the data. `failure` is the problem when the server gave no reason:
 * it could not be reached, or its answer was not JSON.
 */
export async function callServer<Data>(path: string, failure: string, call: Call = {}): Promise<Answer<Data>> {
  let status = 0;
  const { body, method = body ? "POST" : "GET", keepalive, signal } = call;
  try {
    const response = await fetch(`/api${path}`, {
      method,
      credentials: "include",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      ...(keepalive !== undefined && { keepalive }),
      ...(signal && { signal }),
    });
    status = response.status;
    const answer = (await response.json()) as Data & Refusal;
    if (response.ok) return { data: answer };
    return { problem: answer.errors?.[0]?.message ?? failure, status };
  } catch {
    return { problem: failure, status };
  }
}

/** Calls one of our own endpoints, which wrap their answer: `{ data }`. */
export async function callEndpoint<Data>(path: string, failure: string, body?: object): Promise<Answer<Data>> {
  const answer = await callServer<{ data: Data }>(path, failure, body ? { body } : {});
  return "problem" in answer ? answer : { data: answer.data.data };
}
