import type { PrivateCalls } from "./private-calls.ts";
import type { Reads } from "./reads.ts";

/**
 * What a page may ask for. In the server these are the operations themselves, in the browser calls
 * to `/frontapi/*`; a page cannot tell which. Each rejects with a FrontApiError.
 */
export interface FrontApi extends Reads, PrivateCalls {}
