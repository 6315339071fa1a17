"use client";

import { SetStepNav } from "@payloadcms/ui";

/** The breadcrumbs above the page, which server components cannot set themselves. */
export function Crumbs({ path }: { path: { label: string; url?: string }[] }) {
  return <SetStepNav nav={path} />;
}
