"use client";

import { useAllFormFields } from "@payloadcms/ui";
import { useEffect } from "react";

/** Longer than Payload waits before it asks (250 ms) and than an answer takes as a rule. */
const patienceMs = 2000;

/**
 * Payload asks the server for the fields of a row that is added. It forgets to when the answer to what was typed before
 * arrives within the same quarter of a second (`prevStateRef` of its form then holds the row already), and the row would
 * stay a grey bar. A change that means nothing lets it ask.
 */
export function useForgottenRows(): void {
  const [fields, dispatch] = useAllFormFields();
  useEffect(() => {
    const [path, field] = Object.entries(fields).find(([, { rows }]) => rows?.some(({ isLoading }) => isLoading)) ?? [];
    if (!path || !field?.rows) return;
    const rows = field.rows.map((row) => (row.isLoading ? { ...row, askedAgain: Date.now() } : row));
    const timer = setTimeout(() => dispatch({ type: "UPDATE", path, rows }), patienceMs);
    return () => clearTimeout(timer);
  }, [fields, dispatch]);
}
