import { examplesOf } from "../../showcase/example.ts";
import { LightSwitch } from "./light-switch.tsx";

export const examples = examplesOf(LightSwitch, { examples: () => [{ name: "Default", props: {} }] });
