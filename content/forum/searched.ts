import { pages } from "@setu/contract/pages";
import { forumState } from "../members/community-settings.ts";
import { inBoth, type WholeSource } from "../search/source.ts";

const words = {
  en: {
    title: "Forum",
    summary: "Where members and our engineers discuss engineering in Nepal.",
    others: "forum discussions community board",
  },
  ne: {
    title: "छलफल",
    summary: "सदस्य र हाम्रा इन्जिनियरबीच नेपालको इन्जिनियरिङबारे छलफल।",
    others: "फोरम छलफल समुदाय",
  },
};

/** The forum's page, unless it is closed. */
export const searchedForum: WholeSource = {
  name: "forum",
  async read(payload) {
    if ((await forumState(payload)) === "closed") return [];
    const path = pages.forum.href();
    const texts = inBoth((locale) => {
      const { title, summary, others } = words[locale];
      return { title, lookedUpBy: [others], summary, served: locale };
    });
    return [{ name: `forum${path}`, kind: "page", path, texts }];
  },
};
