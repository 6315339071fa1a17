"use client";

import { SetStepNav } from "@payloadcms/ui";

/** Where one is, in the line above the page. */
export function Crumbs({ path }: { path: { label: string; url?: string }[] }) {
  return <SetStepNav nav={path} />;
}
