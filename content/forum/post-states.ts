import { label } from "../platform/fields/label.ts";

/**
 * A post's state: waiting for a moderator; public; refused by a moderator before publication; hidden by one after it; emptied by its
 * author. The back office's pages import this file too.
 */
export type PostState = "held" | "public" | "refused" | "hidden" | "erased";

export const postStateLabels = {
  held: label("Waiting", "पर्खाइमा"),
  public: label("Public", "सार्वजनिक"),
  refused: label("Not published", "प्रकाशित नगरिएको"),
  hidden: label("Taken down", "हटाइएको"),
  erased: label("Withdrawn by its author", "लेखकले फिर्ता लिएको"),
} as const satisfies Record<PostState, { en: string; ne: string }>;
