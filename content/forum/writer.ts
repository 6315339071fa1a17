import { FrontApiError } from "@setu/contract/errors";
import { forumState } from "../members/community-settings.ts";
import { type Site, signedIn } from "../members/sign-in.ts";
import type { StoredMember } from "../members/stored-member.ts";
import { forumTexts } from "./texts.ts";

type Asked = Parameters<typeof signedIn>[1];

/** The member who asks, in a forum that can be read. Rejects with `notFound` while it is closed, and with `signedOut`. */
export async function readerOf(site: Site, asked: Asked): Promise<StoredMember> {
  if ((await forumState(site.payload)) === "closed") throw new FrontApiError("notFound", forumTexts[asked.locale].off);
  return (await signedIn(site, asked)).member;
}

/** The member who writes. Rejects with `forbidden` where nobody or this member may. */
export async function writerOf(site: Site, asked: Asked): Promise<StoredMember> {
  const member = await readerOf(site, asked);
  const texts = forumTexts[asked.locale];
  if (member.state === "suspended") throw new FrontApiError("forbidden", texts.suspended);
  if ((await forumState(site.payload)) !== "open") throw new FrontApiError("forbidden", texts.readOnly);
  return member;
}
