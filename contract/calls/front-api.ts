import type { PrivateCalls } from "./private-calls.ts";
import type { Reads } from "./reads.ts";

/**
 * Everything that a page may ask for. On the server these are the operations themselves, in the browser calls
 * to `/frontapi/*`; a page cannot tell the difference. Each rejects with a FrontApiError.
 */
export interface FrontApi extends Reads, PrivateCalls {}
