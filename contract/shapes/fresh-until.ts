import { z } from "zod";

/** The instant from which part of an answer is no longer true, in ISO 8601. */
export const FreshUntil = z.iso.datetime();
