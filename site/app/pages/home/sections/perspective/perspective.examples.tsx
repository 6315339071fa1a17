import { examplesOf } from "../../../../showcase/example.ts";
import { cutMessage, perspective } from "../../../../showcase/sample/perspective.ts";
import { missingPicture, picture } from "../../../../showcase/sample/pictures.ts";
import { longInfo, noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { foreign, unbreakable } from "../../../../showcase/scene.ts";
import { Perspective } from "./perspective.tsx";

export const examples = examplesOf(Perspective, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "CEO's Perspective", "प्रमुख कार्यकारीको दृष्टिकोण");
    const other = foreign(scene);
    return [
      { name: "Default", props: { perspective: perspective(scene), info } },
      {
        name: "Cut at 1097 characters",
        note: "The cut is made where the page's data are loaded.",
        props: { perspective: perspective(scene, { message: cutMessage(scene) }), info },
      },
      {
        name: "No picture",
        note: "The picture is the second file: one file is none.",
        props: { perspective: perspective(scene, { files: [picture(scene, "portrait")] }), info },
      },
      {
        name: "Picture failed, with a caption",
        props: {
          perspective: perspective(scene, {
            files: [
              picture(scene, "portrait"),
              { ...missingPicture(scene), caption: scene.say("Ratanghat, 2025", "रतनघाट, २०८२") },
            ],
          }),
          info,
        },
      },
      { name: "No quote", props: { perspective: perspective(scene, { quote: null }), info } },
      {
        name: "Long text",
        props: {
          perspective: perspective(scene, {
            quote: `${perspective(scene).quote} ${perspective(scene).quote} ${unbreakable}`,
            designation: longInfo(scene).name,
            message: `${cutMessage(scene)} ${unbreakable}`,
          }),
          info: longInfo(scene),
        },
      },
      { name: "In the other language only", props: { perspective: perspective(other), info } },
      { name: "Heading not written", props: { perspective: perspective(scene), info: noInfo(scene) } },
    ];
  },
});
