import { z } from "zod";

/** The largest id that PostgreSQL's `integer` holds: it refuses to compare a column with a larger number. */
const largestId = 2 ** 31 - 1;

/** An id that a call gives, in its body or its address. */
export const GivenId = z.int().positive().max(largestId);
