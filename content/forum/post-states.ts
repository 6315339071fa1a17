import { label } from "../platform/fields/label.ts";

/**
 * Where a post stands: it waits for a moderator; everybody reads it; a moderator refused it before, or took it down after it was read;
 * its author took the text out. The back office's own pages read this file too.
 */
export type PostState = "held" | "public" | "refused" | "hidden" | "erased";

export const postStateLabels = {
  held: label("Waiting", "पर्खाइमा"),
  public: label("Public", "सार्वजनिक"),
  refused: label("Not published", "प्रकाशित नगरिएको"),
  hidden: label("Taken down", "हटाइएको"),
  erased: label("Withdrawn by its author", "लेखकले फिर्ता लिएको"),
} as const satisfies Record<PostState, { en: string; ne: string }>;
