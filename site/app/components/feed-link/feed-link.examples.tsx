import { examplesOf } from "../../showcase/example.ts";
import { FeedLink } from "./feed-link.tsx";

export const examples = examplesOf(FeedLink, {
  examples: () => [
    { name: "A page with a feed", head: { title: "", feed: "/news/feed.xml" }, props: {} },
    { name: "A page without one", props: {} },
  ],
});
