import { vi } from "vitest";
import type { Content } from "../content/open.ts";

/** Waits until the search index has been built. */
export const searchReady = (contentNow: () => Content): Promise<void> =>
  vi.waitFor(
    async () => {
      const { prepared } = await contentNow().api.search("en");
      if (!prepared) throw new Error("The search is still being prepared.");
    },
    { timeout: 50_000, interval: 200 },
  );
