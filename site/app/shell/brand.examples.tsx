import { examplesOf } from "../gallery/example.ts";
import { firm } from "../gallery/sample/frame.ts";
import { Brand } from "./brand.tsx";

export const examples = examplesOf(Brand, {
  examples: (scene) => [
    { name: "Default", props: { firm: firm(scene) } },
    { name: "On ink", surface: "ink", props: { firm: firm(scene) } },
    { name: "One word", note: "As when the menu could not be had.", props: { firm: scene.say("Home", "गृहपृष्ठ") } },
    {
      name: "Long text",
      props: {
        firm: scene.say(
          "Himalaya Engineering Consultants and Associates of Nepal Private Limited",
          "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्स एन्ड एसोसिएट्स अफ नेपाल प्राइभेट लिमिटेड",
        ),
      },
    },
  ],
});
