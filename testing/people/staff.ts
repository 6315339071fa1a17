import { handleEndpoints } from "payload";
import type { Role } from "../../content/platform/access/rules.ts";
import type { TestSite } from "../site.ts";

/** The password of all users created by `staffAt`. */
export const password = "plane-table-and-alidade";
let made = 0;

/** A signed-in staff member, who calls Payload's API as the back office's screens do. */
export async function staffAt(site: TestSite, role: Role, name: string) {
  const { payload } = site.content;
  made += 1;
  const email = `staff-${made}@example.org`;
  const { id } = await payload.create({ collection: "users", data: { email, password, name, role } });
  const signedIn = await callerAt(site, "").post("/users/login", { email, password });
  const [cookie = ""] = signedIn.headers.get("set-cookie")?.split(";") ?? [];
  return { id: Number(id), name, email, cookie, ...callerAt(site, cookie) };
}

/** A caller with any cookie; bodies are sent as JSON, except forms and strings. */
export function callerAt(site: TestSite, cookie = "setu-token=anything", more: Record<string, string> = {}) {
  const { payload } = site.content;
  const send = (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData;
    const request = new Request(`${site.env.publicOrigin}/api${path}`, {
      method,
      headers: {
        cookie,
        origin: site.env.publicOrigin,
        "accept-language": "en",
        ...(body !== undefined && !isForm && { "content-type": "application/json" }),
        ...more,
      },
      ...(body !== undefined && { body: isForm || typeof body === "string" ? body : JSON.stringify(body) }),
    });
    return handleEndpoints({ config: payload.config, payloadInstanceCacheKey: site.env.dataDir, request });
  };
  return {
    send,
    get: (path: string) => send("GET", path),
    post: (path: string, body: unknown) => send("POST", path, body),
  };
}
