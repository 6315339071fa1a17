import type { MyDiscussion } from "@setu/contract/forum/forum";
import { useRevalidator } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { pause } from "../../../api/pause.ts";
import { useOwnData } from "../../../members/use-own-data.ts";

/** The time until every server shows a change: they check for changes once a second. */
const freshMs = 1300;

export interface Mine {
  /** Undefined while the visitor is signed out, null until that is known. */
  session: string | undefined | null;
  mine: MyDiscussion | undefined;
  failed: boolean;
  /** Reloads after a change: the member's own part at once, and the page once every server shows the change. */
  refresh(): void;
}

/** A member's own part of a discussion, read with the session. */
export function useMyDiscussion(id: number): Mine {
  const { revalidate } = useRevalidator();
  const own = useOwnData((asked) => browserApi.myDiscussion({ ...asked, id: String(id) }), String(id));
  return {
    session: own.session,
    mine: own.data,
    failed: own.error !== undefined,
    refresh() {
      own.refresh();
      void pause(freshMs, new AbortController().signal).then(() => revalidate());
    },
  };
}
