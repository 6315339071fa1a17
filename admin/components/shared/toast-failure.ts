"use client";

import { toast } from "@payloadcms/ui";
import type { Answer, Failure } from "./call-server.ts";

/** Whether a call failed. If it did, a toast says why. */
export function toastFailure<Data>(answer: Answer<Data>): answer is Failure {
  const hasFailed = "problem" in answer;
  if (hasFailed) toast.error(answer.problem);
  return hasFailed;
}
