import { examplesOf } from "../../showcase/example.ts";
import { longInfo, noInfo, sectionInfo } from "../../showcase/sample/section-info.ts";
import { foreign, type InBoth } from "../../showcase/scene.ts";
import { More } from "../more/more.tsx";
import { SectionHead } from "./section-head.tsx";

const id = "example-head";

export const examples = examplesOf(SectionHead, {
  examples: (scene) => {
    const unwritten = scene.say("News and Events", "समाचार तथा कार्यक्रम");
    const note: InBoth = ["From our sites and offices", "हाम्रा कार्यस्थल र कार्यालयबाट"];
    const news = sectionInfo(scene, "Recent News & Events", "ताजा समाचार र कार्यक्रम", note);
    return [
      { name: "Title", props: { id, unwritten, info: { ...news, description: null } } },
      { name: "Title and line", props: { id, unwritten, info: news } },
      {
        name: "Title, line and link",
        props: { id, unwritten, info: news, children: <More to="/news">{scene.say("View All", "सबै हेर्नुहोस्")}</More> },
      },
      { name: "On ink", surface: "ink", props: { id, unwritten, info: news } },
      {
        name: "Long text",
        props: {
          id,
          unwritten,
          info: longInfo(scene),
          children: <More to="/news">{scene.say("View All", "सबै हेर्नुहोस्")}</More>,
        },
      },
      {
        name: "In the other language only",
        props: {
          id,
          unwritten,
          info: sectionInfo(foreign(scene), "Recent News & Events", "ताजा समाचार र कार्यक्रम", note),
        },
      },
      { name: "Not written", note: "Heard, not seen.", props: { id, unwritten, info: noInfo(scene) } },
      {
        name: "Not written, with a link",
        props: {
          id,
          unwritten,
          info: noInfo(scene),
          children: <More to="/news">{scene.say("View All", "सबै हेर्नुहोस्")}</More>,
        },
      },
    ];
  },
});
