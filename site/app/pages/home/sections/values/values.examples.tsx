import { examplesOf } from "../../../../showcase/example.ts";
import { missingPicture } from "../../../../showcase/sample/pictures.ts";
import { noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { longStatement, mission, objective, unwritten, vision, whoWeAre } from "../../../../showcase/sample/values.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { Values } from "./values.tsx";

export const examples = examplesOf(Values, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Our Mission, Vision and values", "हाम्रो ध्येय, दूरदृष्टि र मूल्य");
    const other = foreign(scene);
    const statements = { mission: mission(scene), vision: vision(scene), objective: objective(scene) };
    const none = { mission: unwritten(scene), vision: unwritten(scene), objective: unwritten(scene) };
    return [
      { name: "Default", props: { info, ...statements, whoWeAre: whoWeAre(scene) } },
      { name: "No picture", props: { info, ...statements, whoWeAre: whoWeAre(scene, { files: [] }) } },
      {
        name: "Picture failed",
        props: { info, ...statements, whoWeAre: whoWeAre(scene, { files: [missingPicture(scene)] }) },
      },
      { name: "No card", props: { info, ...statements, whoWeAre: null } },
      {
        name: "Long text",
        props: {
          info,
          mission: longStatement(scene),
          vision: vision(scene),
          objective: longStatement(scene),
          whoWeAre: whoWeAre(scene),
        },
      },
      { name: "Mission only", props: { info, ...none, mission: mission(scene), whoWeAre: null } },
      {
        name: "In the other language only",
        props: {
          info,
          mission: mission(other),
          vision: vision(other),
          objective: objective(other),
          whoWeAre: whoWeAre(other),
        },
      },
      { name: "The card alone", props: { info: noInfo(scene), ...none, whoWeAre: whoWeAre(scene) } },
      { name: "Nothing written", props: { info: noInfo(scene), ...none, whoWeAre: null } },
    ];
  },
});
