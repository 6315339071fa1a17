import { test } from "@playwright/test";
import { owner } from "../testing/people/owner.ts";

/** The number of tests that run at once. */
export const workers = 3;

/** One owner per worker: of two sign-ins to one account at the same moment, Payload keeps only one session. */
const owners = Array.from({ length: workers }, (_, place) =>
  place === 0 ? owner : { email: `owner-${place}@example.org`, password: owner.password },
);

/** The owner's account that no other test uses at the same time. */
export const ownerHere = (): typeof owner => owners[test.info().parallelIndex] ?? owner;

/** Creates all owners but the first, as an owner does in the back office. */
export async function addOwners(origin: string): Promise<void> {
  const send = async (path: string, body: object, cookie = "") => {
    const headers = { "content-type": "application/json", origin, cookie };
    const answer = await fetch(`${origin}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const signedIn = await send("/users/login", owner);
  const [cookie = ""] = signedIn.headers.get("set-cookie")?.split(";") ?? [];
  for (const [place, other] of owners.entries()) {
    if (place > 0) await send("/users", { ...other, name: `Owner ${place}`, role: "owner" }, cookie);
  }
}
