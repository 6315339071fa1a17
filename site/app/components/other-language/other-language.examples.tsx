import { examplesOf } from "../../showcase/example.ts";
import { foreign } from "../../showcase/scene.ts";
import { OtherLanguageNote } from "./other-language.tsx";

export const examples = examplesOf(OtherLanguageNote, {
  examples: (scene) => [
    { name: "In the other language only", props: { locale: foreign(scene).served } },
    { name: "In the language asked for", props: { locale: scene.served } },
    { name: "The other language is newer", props: { locale: { ...scene.served, stale: true } } },
  ],
});
