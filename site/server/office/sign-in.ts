import { request as ask, type IncomingHttpHeaders } from "node:http";
import type { Environment } from "@setu/content/environment";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { failure } from "../http/failures.ts";
import { uncached } from "../http/headers.ts";
import { refuseCrossOrigin } from "../http/same-origin.ts";
import { sendDown } from "../http/send-down.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";
import { screenLocale } from "./staff-failure.ts";

/** Enough for an address and a password. */
const bodyBytes = 16_384;
const patienceMs = 30_000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Surroundings {
  env: Environment;
  limiter: SignInLimiter;
  headersFor(request: FastifyRequest): Record<string, unknown>;
}

/**
 * Adds the routes for signing in, and for choosing a new password with a mailed link. The input is parsed here, to be
 * counted, and exactly that is passed to the back office, so both check the same account, and no file of a stranger is
 * stored there.
 */
export function signInRoutes(app: FastifyInstance, { env, limiter, headersFor }: Surroundings): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: bodyBytes }, (_, body, done) => done(null, body));

  const forward = (request: FastifyRequest, body: object) =>
    askBackOffice(env.adminPort, request.url, headersFor(request) as Record<string, string>, body);

  app.post("/api/users/login", async (request, reply) => {
    refuseCrossOrigin(request, env.publicOrigin);
    const { email = "", password = "" } = await typed(request);
    const giveBack = await limiter.guess(request, email, screenLocale(request));
    let answer: Answer;
    try {
      answer = await forward(request, { email, password });
    } catch (error) {
      await giveBack();
      return sendDown(reply, error as Error);
    }
    // Any other status means that the password was not wrong.
    if (answer.status !== 401) await giveBack();
    return pass(reply, answer, answer.status === 200 ? limiter.deviceCookie(email) : undefined);
  });

  app.post("/api/users/forgot-password", async (request, reply) => {
    refuseCrossOrigin(request, env.publicOrigin);
    await limiter.take(request, screenLocale(request));
    const { email = "" } = await typed(request);
    try {
      return pass(reply, await forward(request, { email }));
    } catch (error) {
      return sendDown(reply, error as Error);
    }
  });

  app.post("/api/users/reset-password", async (request, reply) => {
    refuseCrossOrigin(request, env.publicOrigin);
    await limiter.take(request, screenLocale(request));
    const { token = "", password = "" } = await typed(request);
    try {
      const answer = await forward(request, { token, password });
      const email = answer.status === 200 ? emailIn(answer.body) : undefined;
      return pass(reply, answer, email === undefined ? undefined : limiter.deviceCookie(email));
    } catch (error) {
      return sendDown(reply, error as Error);
    }
  });
}

/** Posts `body` to the back office. Rejects when it cannot be reached or does not answer in time. */
function askBackOffice(port: number, path: string, given: Record<string, string>, body: object): Promise<Answer> {
  const text = JSON.stringify(body);
  // The answer is read here, so it must not be compressed.
  const { "transfer-encoding": _, "accept-encoding": __, ...headers } = given;
  return new Promise((resolve, reject) => {
    const asking = ask(
      {
        host: "127.0.0.1",
        port,
        path,
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "content-length": Buffer.byteLength(text) },
        timeout: patienceMs,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    asking.on("timeout", () => asking.destroy(new Error("The back office did not answer in time.")));
    asking.on("error", reject);
    asking.end(text);
  });
}

function pass(reply: FastifyReply, { status, headers, body }: Answer, cookie?: string): FastifyReply {
  const { "content-length": _, "transfer-encoding": __, connection: ___, ...rest } = headers;
  uncached(reply).code(status).headers(rest);
  if (cookie) reply.header("set-cookie", cookie);
  return reply.send(body);
}

/** Returns the address of the account that has a new password. */
function emailIn(body: Buffer): string | undefined {
  try {
    const { email } = JSON.parse(body.toString()).user;
    return typeof email === "string" ? email : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the fields of a body in JSON, or in the form that Payload's screens send. Rejects with `badRequest`. */
async function typed(request: FastifyRequest): Promise<Record<string, string>> {
  try {
    const body = request.body as Buffer;
    const type = request.headers["content-type"] ?? "";
    const form = type.startsWith("multipart/form-data")
      ? await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData()
      : undefined;
    const fields = JSON.parse(form ? String(form.get("_payload")) : body.toString());
    return Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
    );
  } catch (error) {
    throw failure("badRequest", screenLocale(request), error);
  }
}
