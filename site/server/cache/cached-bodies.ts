import { isUnknownPage } from "../addresses/page-address.ts";
import { bytesOf, type EncodedBody } from "../http/encoded-body.ts";
import { RevisionCache } from "./revision-cache.ts";

interface Options {
  maxBytes: number;
  maxAgeMs: number;
  onStale: (error: unknown, key: string) => void;
  /** Whether a failure is an answer as well, such as that a page has moved. */
  isAnswer?: (error: unknown) => boolean;
}

/** Returns the cached bodies of addresses with a query (a fifth of the bytes), or of those without. */
export type CachedBodies = (queried: boolean) => RevisionCache<EncodedBody>;

/** Makes two caches in one: a visitor who makes up queries evicts only other addresses with queries. */
export function cachedBodies({ maxBytes, ...options }: Options): CachedBodies {
  const cache = (share: number) =>
    new RevisionCache<EncodedBody>({
      ...options,
      maxBytes: maxBytes * share,
      sizeOf: bytesOf,
      freshUntilOf: ({ freshUntil }) => freshUntil,
      // Unknown addresses are endless; only the page that all unknown paths share is kept.
      keeps: ({ status }, key) => status === 200 || isUnknownPage(key),
    });
  const plain = cache(0.8);
  const queried = cache(0.2);
  return (withQuery) => (withQuery ? queried : plain);
}
