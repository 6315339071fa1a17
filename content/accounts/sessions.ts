import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionRefreshHook,
  type Endpoint,
  Forbidden,
  getFieldsToSign,
  jwtSign,
  type Payload,
  type PayloadRequest,
} from "payload";
import { givenId } from "../platform/access/given-id.ts";
import { owners, staff } from "../platform/access/rules.ts";
import { answered } from "../platform/access/staff-actions.ts";
import { say } from "../platform/fields/label.ts";
import { runSql, sql } from "../platform/store/sql.ts";

/** The longest session, however active: users sign in once every working day (ASVS 7.3.2). */
const longestMs = 12 * 3_600_000;

interface Session {
  id: string;
  createdAt: string | Date;
}
const sessionId = (req: PayloadRequest): string | undefined => (req.user as { _sid?: string } | null)?._sid;

/** The error for a refresh that comes too late; screens recognize it by its code. */
const ended = (req: PayloadRequest): APIError =>
  new APIError(
    say(req, "Your session has ended. Please sign in again.", "तपाईंको सत्र सकियो। कृपया फेरि लग इन गर्नुहोस्।"),
    401,
    { code: "sessionEnded" },
    true,
  );

/** Remembers the session that a sign-in came with, and refuses to refresh one that has ended. */
export const checkSession: CollectionBeforeOperationHook = async ({ operation, req }) => {
  const sid = sessionId(req);
  if (operation === "login" && sid) req.context["presented"] = { user: req.user?.id, sid };
  if (operation !== "refresh") return;
  if (!sid) throw ended(req);
  const [row] = await runSql(req.payload, sql`SELECT created_at FROM users_sessions WHERE id = ${sid}`, req);
  if (row && Date.now() < Date.parse(String(row["created_at"])) + longestMs) return;
  await endSessions(req.payload, { sid });
  throw ended(req);
};

/** Lets no token outlive its session. */
export const refreshWithin: CollectionRefreshHook = async ({ args: { collection, req }, user }) => {
  const sid = sessionId(req);
  const session = (user as { sessions?: Session[] }).sessions?.find(({ id }) => id === sid);
  if (!req.user || !sid || !session) throw ended(req);
  const { tokenExpiration } = collection.config.auth;
  const leftMs = new Date(session.createdAt).getTime() + longestMs - Date.now();
  const { exp, token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: collection.config,
      email: req.user.email ?? "",
      sid,
      user: req.user,
    }),
    secret: req.payload.secret,
    tokenExpiration: Math.min(tokenExpiration, Math.floor(leftMs / 1000)),
  });
  return { exp, refreshedToken: token, setCookie: true, user };
};

/** Signing in again ends the session before it (ASVS 7.2.4). */
export const endPresented: CollectionAfterLoginHook = async ({ req }) => {
  const presented = req.context["presented"] as { sid: string } | undefined;
  if (presented) await endSessions(req.payload, presented, req);
};

/** Ends one session of an account, or all of them, at once: each request looks up its session. */
async function endSessions(
  payload: Payload,
  of: { sid: string } | { user: number },
  req?: PayloadRequest,
): Promise<void> {
  const which = "sid" in of ? sql`id = ${of.sid}` : sql`_parent_id = ${of.user}`;
  await runSql(payload, sql`DELETE FROM users_sessions WHERE ${which}`, req);
}

/** `POST /api/users/{id}/sign-out`: owners sign anybody out on all devices, other users only themselves. */
export const signOutEverywhere: Endpoint = {
  path: "/:id/sign-out",
  method: "post",
  async handler(req) {
    const user = givenId(req.routeParams?.["id"]);
    if (user === undefined || !(owners({ req }) || (staff({ req }) && req.user?.id === user))) {
      throw new Forbidden(req.t);
    }
    await endSessions(req.payload, { user });
    return answered({ message: say(req, "Signed out on all devices.", "सबै उपकरणबाट लग आउट गरियो।") });
  },
};
