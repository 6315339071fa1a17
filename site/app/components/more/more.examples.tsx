import { examplesOf } from "../../showcase/example.ts";
import { More } from "./more.tsx";

export const examples = examplesOf(More, {
  examples: ({ say }) => {
    const children = say("Read More", "थप पढ्नुहोस्");
    return [
      {
        name: "Default",
        note: "Hover: the line under the words goes, the arrow moves.",
        props: { to: "/who-we-are/1", children },
      },
      {
        name: "Said to be about something",
        note: "Looks the same; a screen reader hears what it leads to.",
        props: { to: "/personnel/1", about: say("Maya Tamang", "माया तामाङ"), children },
      },
      { name: "On ink", surface: "ink", props: { to: "/projects", children } },
      {
        name: "Long text",
        props: {
          to: "/projects",
          children: say(
            "All projects in hydropower, roads and bridges, transmission, water supply and river training",
            "जलविद्युत्, सडक र पुल, प्रसारण, खानेपानी र नदी नियन्त्रणका सबै परियोजना",
          ),
        },
      },
    ];
  },
});
