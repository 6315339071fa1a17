import { examplesOf } from "../../showcase/example.ts";
import { banner } from "../../showcase/sample/frame.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { HeaderBanner } from "./header-banner.tsx";

export const examples = examplesOf(HeaderBanner, {
  place: "beside-main",
  surface: "bare",
  examples: (scene) => [
    { name: "Default", note: "Once closed it stays closed in this browser.", props: { banner: banner(scene) } },
    {
      name: "Long text",
      props: {
        banner: { ...banner(scene), id: "long", description: `${longName(scene)} ${longName(scene)} ${unbreakable}` },
      },
    },
    { name: "In the other language only", props: { banner: { ...banner(foreign(scene)), id: "foreign" } } },
  ],
});
