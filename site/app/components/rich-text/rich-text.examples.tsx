import { examplesOf } from "../../showcase/example.ts";
import { everything, paragraph, wideTable } from "../../showcase/sample/rich-texts.ts";
import { unbreakable } from "../../showcase/scene.ts";
import { RichText } from "./rich-text.tsx";

export const examples = examplesOf(RichText, {
  examples: (scene) => [
    { name: "Everything that an editor can write", props: { value: everything(scene) } },
    { name: "One paragraph", props: { value: [paragraph(scene.say("One line.", "एक पङ्क्ति।"))] } },
    {
      name: "A table wider than the page",
      note: "It moves by itself, by keys too.",
      props: { value: [wideTable(scene)] },
    },
    { name: "A word that no line is long enough for", props: { value: [paragraph(unbreakable)] } },
    { name: "Nothing", props: { value: [] } },
  ],
});
