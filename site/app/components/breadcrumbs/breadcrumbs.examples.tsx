import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export const examples = examplesOf(Breadcrumbs, {
  examples: (scene) => {
    const news = { name: scene.say("News", "समाचार"), href: "/news" };
    return [
      { name: "One step", note: "The last step is the page itself, and no link.", props: { crumbs: [news] } },
      { name: "Two steps", props: { crumbs: [news, { name: scene.say("Load test", "भार परीक्षण"), href: "/news/1" }] } },
      { name: "Long text", props: { crumbs: [news, { name: longName(scene), href: "/news/1" }] } },
    ];
  },
});
