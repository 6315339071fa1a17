import type { FastifyInstance } from "fastify";

/** An answer that has been sent. */
export interface Answered {
  reqId: string;
  method: string;
  /** Without the query, which may contain a visitor's input. */
  path: string;
  /** The pattern of the route that answered; "none" if there was none. */
  route: string;
  status: number;
  /** Milliseconds from the request's arrival to the end of its answer. */
  ms: number;
}

export type NoteAnswer = (answered: Answered) => void;

/**
 * Passes on all answers of one turn of the event loop together, once they have been sent: no visitor waits for the
 * bookkeeping about others, and in batches it costs less processor time.
 */
export function inBatches(...listeners: NoteAnswer[]): NoteAnswer {
  let sent: Answered[] = [];
  const tell = () => {
    const answers = sent;
    sent = [];
    for (const listener of listeners) for (const answered of answers) listener(answered);
  };
  return (answered) => {
    if (sent.push(answered) === 1) setImmediate(tell);
  };
}

export const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/** Addresses that end in a secret: resets of passwords, and uploads. */
const secretEnds = /^(\/(?:ne\/)?(?:admin\/(?:reset|verify)|frontapi\/applications\/uploads|api\/[\w-]+\/verify)\/).+/;

/** Returns a path without its secret, for the log. */
export const withoutSecrets = (path: string): string => path.replace(secretEnds, "$1…");

/** Reports Fastify's answers. */
export function noteAnswers(app: FastifyInstance, note: NoteAnswer): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { id: reqId, method, url } = request;
    const route = request.routeOptions.url ?? "none";
    note({ reqId, method, path: pathOf(url), route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}
