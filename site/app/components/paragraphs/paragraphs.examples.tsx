import { examplesOf } from "../../showcase/example.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { Paragraphs } from "./paragraphs.tsx";

export const examples = examplesOf(Paragraphs, {
  examples: (scene) => {
    const [one, two] = [
      scene.say("We go and look first.", "हामी पहिले गएर हेर्छौँ।"),
      scene.say("Only then do we put down numbers.", "त्यसपछि मात्र हामी हिसाब निकाल्छौँ।"),
    ];
    const other = foreign(scene);
    return [
      { name: "One", props: { text: one } },
      { name: "Two, with an empty line between", props: { text: `${one}\n \n${two}` } },
      {
        name: "In the other language",
        props: { text: other.say(one, "हामी पहिले गएर हेर्छौँ।"), lang: other.served.served },
      },
      { name: "A word that no line is long enough for", props: { text: `${one} ${unbreakable}` } },
    ];
  },
});
