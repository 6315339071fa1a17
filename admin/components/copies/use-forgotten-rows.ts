"use client";

import { useAllFormFields } from "@payloadcms/ui";
import { useEffect } from "react";

/** Longer than Payload waits before it asks (250 ms), and than most answers take. */
const patienceMs = 2000;

/**
 * Makes Payload request the fields of rows that it forgot. It asks the server when a row is added, unless an earlier
 * answer arrives within the same 250 ms: its form's `prevStateRef` then contains the row already, and the row stays a grey
 * bar. A meaningless change makes it ask.
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
