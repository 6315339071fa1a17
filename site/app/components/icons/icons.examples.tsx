import { examplesOf } from "../../showcase/example.ts";
import { ArrowIcon, BackIcon, CloseIcon, MenuIcon, PauseIcon, PlayIcon } from "./icons.tsx";

function AllIcons() {
  return [ArrowIcon, BackIcon, PauseIcon, PlayIcon, CloseIcon, MenuIcon].map((Icon) => <Icon key={Icon.name} />);
}

export const examples = examplesOf(AllIcons, {
  examples: () => [
    { name: "All of them", props: {} },
    { name: "On ink", note: "They take the colour of the text.", surface: "ink", props: {} },
  ],
});
