import type { FrontApi } from "@setu/contract/calls/front-api";
import { isFrontApiError } from "@setu/contract/errors";
import { printedQuery } from "@setu/contract/printed-query";
import type { RenderedPage } from "../../app/entry-server.tsx";
import type { PageAddress } from "../addresses/page-address.ts";
import { RevisionCache } from "../cache/revision-cache.ts";
import type { RevisionWatcher } from "../cache/revision-watcher.ts";
import { watchCalls } from "../calls/watch-calls.ts";
import { type EncodedBody, encodedBody } from "../http/encoded-body.ts";
import { cachePolicy, contentPolicy, type Surroundings } from "../http/headers.ts";
import { documentOf } from "./document.ts";
import { lightVary } from "./light.ts";
import type { Renderer } from "./renderer.ts";

export interface MakerOptions {
  revision: RevisionWatcher;
  renderer: Renderer;
  publicOrigin: string;
  issueFormToken: () => string;
  surroundings: Surroundings;
  /** Returns the one host that an editor lets pages show in a frame. */
  embedOrigin: () => Promise<string | undefined>;
  /** Called when the policy could not be renewed. */
  onStalePolicy: (error: unknown) => void;
}

/** A page with the document around it. */
interface WrittenPage {
  page: RenderedPage;
  text: string;
}

export interface PageMaker {
  /** Returns a page that every visitor may get. @throws IncompletePage @throws Redirection */
  sharedBody(address: PageAddress, api: FrontApi): Promise<EncodedBody>;
  /** Runs the loaders and, for a POST, the action of a page. @throws Redirection */
  write(request: Request, address: PageAddress, api: FrontApi): Promise<WrittenPage>;
  /** Returns a rendered page that no cache may keep. */
  uncachedBody(written: WrittenPage, options: { status?: number; isPrivate: boolean }): Promise<EncodedBody>;
}

export const html = "text/html; charset=utf-8";
/** The address of a private page is itself a secret. */
const privateHeaders = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex" };

/** Thrown when some of the page's data is missing: it may be sent, but not cached. */
export class IncompletePage extends Error {
  readonly body: EncodedBody;
  constructor(body: EncodedBody, cause: unknown) {
    super("a page lacks some of its data", { cause });
    this.body = body;
  }
}

/** Thrown when a loader or an action has answered with a redirect. */
export class Redirection extends Error {
  readonly response: Response;
  constructor(response: Response) {
    super("a page has moved");
    this.response = response;
  }
}

/** Renders pages and writes the documents around them. */
export function pageMaker(options: MakerOptions): PageMaker {
  const { renderer, publicOrigin, surroundings } = options;
  const policyHeaders = readPolicy(options);

  async function write(request: Request, address: PageAddress, api: FrontApi): Promise<WrittenPage> {
    const formToken = options.issueFormToken();
    const page = await renderer.render(request, api, formToken, address.light);
    if (page.kind === "response") throw new Redirection(page.response);
    const { mapTiles, mapBorders } = surroundings;
    const files = renderer.filesOf(page.modules);
    const { extraHead } = renderer;
    const printed = printedQuery(renderer.pageAt(address.path), new URLSearchParams(address.query));
    return {
      page,
      text: documentOf({ page, address, publicOrigin, printedQuery: printed, mapTiles, mapBorders, files, extraHead }),
    };
  }

  return {
    write,
    async sharedBody(address, api) {
      const watched = watchCalls(api);
      const request = new Request(publicOrigin + address.path + address.query);
      const { page, text } = await write(request, address, watched.api);
      const { failure, freshUntil } = watched;
      if (failure !== undefined) throw new IncompletePage(incompleteBody(text, failure), failure);
      const headers = {
        ...(await policyHeaders()),
        vary: lightVary,
        ...(page.status === 503 ? later : { "cache-control": cachePolicy.page }),
      };
      return encodedBody(text, html, { status: page.status, headers, freshUntil });
    },
    async uncachedBody({ page, text }, { status = page.status, isPrivate }) {
      const headers = { ...(await policyHeaders()), ...(isPrivate && privateHeaders) };
      return encodedBody(text, html, { status, headers });
    },
  };
}

/** The headers of a page whose content is being prepared. */
const later = { "cache-control": cachePolicy.none, "retry-after": "1" };

function incompleteBody(text: string, failure: unknown): EncodedBody {
  const known = isFrontApiError(failure) ? failure : undefined;
  const headers = { "retry-after": String(known?.retryAfterSeconds ?? 1) };
  return encodedBody(text, html, { status: known?.code === "tooManyRequests" ? known.status : 503, headers });
}

/**
 * Returns a reader of the content security policy, with the host for frames. Every page has it, not only the home page: a visitor
 * may reach the home page from another page without a new document, and the policy of the first document applies.
 */
function readPolicy({ revision, surroundings, embedOrigin, onStalePolicy }: MakerOptions) {
  const policies = new RevisionCache<string>({
    maxBytes: 10_000,
    sizeOf: (policy) => policy.length,
    maxAgeMs: Number.POSITIVE_INFINITY,
    onStale: onStalePolicy,
  });
  return async () => {
    const make = async () => contentPolicy(surroundings, await embedOrigin());
    return { "content-security-policy": await policies.get("page", revision.current, make) };
  };
}
