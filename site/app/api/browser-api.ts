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

const read = (name: ReadName) => async (locale: Locale, parameters?: ReadParameters) => {
  const address = readAddress(name, locale, parameters);
  const ask = () => call<Success<object>>(address);
  const early = takeEarly<Success<object>>(address);
  return (await (early ? early.catch(ask) : ask())).data;
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

/** Calls `/frontapi/*` on the page's own origin. The server has already checked each answer against its schema. */
export const browserApi: FrontApi = {
  ...forEachName<Reads>(readNames, read),
  ...forEachName<PrivateCalls>(privateCallNames, send),
};
