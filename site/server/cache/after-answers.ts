import type { FastifyInstance } from "fastify";

/** An answer that has been sent. */
export interface Answered {
  reqId: string;
  method: string;
  /** Without the query, which may hold what a visitor typed. */
  path: string;
  /** The pattern of the route that answered; "none" if no route did. */
  route: string;
  status: number;
  /** Milliseconds from the request's arrival to the end of its answer. */
  ms: number;
}

export type NoteAnswer = (answered: Answered) => void;

/**
 * Passes on all answers of one turn of the event loop together, once they have been sent: no visitor waits for what is
 * noted about others, and equal work done in a batch costs the processor less.
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

/** Addresses that end in a secret: new passwords, and uploads. */
const secretEnds = /^(\/(?:ne\/)?(?:admin\/(?:reset|verify)|frontapi\/applications\/uploads|api\/[\w-]+\/verify)\/).+/;

/** A path as the log has it. */
export const withoutSecrets = (path: string): string => path.replace(secretEnds, "$1…");

/** Notes what Fastify answers. */
export function noteAnswers(app: FastifyInstance, note: NoteAnswer): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { id: reqId, method, url } = request;
    const route = request.routeOptions.url ?? "none";
    note({ reqId, method, path: pathOf(url), route, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}
