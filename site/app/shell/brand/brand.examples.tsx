import { examplesOf } from "../../showcase/example.ts";
import { bareFirm, firm, longFirm } from "../../showcase/sample/frame.ts";
import { foreign } from "../../showcase/scene.ts";
import { Brand } from "./brand.tsx";

export const examples = examplesOf(Brand, {
  examples: (scene) => [
    { name: "Default", props: { firm: firm(scene) } },
    { name: "On ink", surface: "ink", props: { firm: firm(scene) } },
    { name: "No mark", props: { firm: bareFirm(scene) } },
    { name: "The menu could not be had", props: { firm: undefined } },
    { name: "Long text", props: { firm: longFirm(scene) } },
    { name: "In the other language only", props: { firm: firm(foreign(scene)) } },
  ],
});
