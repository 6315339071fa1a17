import { forEachName } from "@setu/contract/calls/for-each-name";
import type { FrontApi } from "@setu/contract/calls/front-api";
import {
  type PrivateCallName,
  type PrivateCalls,
  privateCallNames,
  privateCalls,
} from "@setu/contract/calls/private-calls";
import { type ReadName, type ReadParameters, type Reads, readAddress, readNames } from "@setu/contract/calls/reads";
import type { Locale } from "@setu/contract/locale";
import { filledPath } from "@setu/contract/pages";
import type { Success } from "@setu/contract/shapes/envelope";
import { call } from "./call.ts";
import { takeEarly } from "./early-answers.ts";
import { type NoteKept, noteKept } from "./kept-copy.ts";

const read = (note: NoteKept) => (name: ReadName) => async (locale: Locale, parameters?: ReadParameters) => {
  const address = readAddress(name, locale, parameters);
  const ask = () => call<Success<object>>(address, {}, note);
  const early = takeEarly(address);
  return (await (early ? early(note).catch(ask) : ask())).data;
};

interface Asked {
  locale: Locale;
  id?: string;
  link?: string;
  session?: string;
  body?: object;
  idempotencyKey?: string;
}

const send =
  (name: PrivateCallName) =>
  ({ locale, id, link, session, body, idempotencyKey }: Asked) => {
    const { method, path } = privateCalls[name];
    return call(`${filledPath(path, { id })}?locale=${locale}`, {
      method,
      headers: {
        ...((link || session) && { Authorization: `Bearer ${link || session}` }),
        ...(body && { "Content-Type": "application/json" }),
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };

const apiWith = (note: NoteKept): FrontApi => ({
  ...forEachName<Reads>(readNames, read(note)),
  ...forEachName<PrivateCalls>(privateCallNames, send),
});

/** Calls `/frontapi/*` on the page's own origin. The server has already checked each answer against its schema. */
export const browserApi = apiWith(() => {});

/**
 * Returns the calls for the loaders of one page. The page is a copy if one of its reads is; reads beside it, such as a
 * search's suggestions, do not count.
 */
export function pageApi(): FrontApi {
  let copy: string | null = null;
  return apiWith((since) => {
    copy ??= since;
    noteKept(copy);
  });
}
