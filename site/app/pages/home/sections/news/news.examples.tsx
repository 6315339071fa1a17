import { examplesOf } from "../../../../showcase/example.ts";
import { news } from "../../../../showcase/sample/news.ts";
import { longName } from "../../../../showcase/sample/projects.ts";
import { longInfo, noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { News } from "./news.tsx";

export const examples = examplesOf(News, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Recent News & Events", "ताजा समाचार र कार्यक्रम");
    return [
      { name: "Four", props: { info, news: news(scene, 4) } },
      { name: "One", props: { info, news: news(scene, 1) } },
      { name: "Two", props: { info, news: news(scene, 2) } },
      {
        name: "No pictures, no names",
        props: { info, news: news(scene, 4).map((item) => ({ ...item, files: [], created_by: { name: "" } })) },
      },
      {
        name: "Long text",
        props: {
          info: longInfo(scene),
          news: news(scene, 4).map((item) => ({
            ...item,
            name: longName(scene),
            created_by: { name: longName(scene) },
          })),
        },
      },
      { name: "In the other language only", props: { info, news: news(foreign(scene), 4) } },
      { name: "Heading not written", props: { info: noInfo(scene), news: news(scene, 4) } },
      { name: "None", props: { info, news: [] } },
    ];
  },
});
