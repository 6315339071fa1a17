import { examplesOf } from "../../../../showcase/example.ts";
import { foreign, type Scene } from "../../../../showcase/scene.ts";
import { Statistics } from "./statistics.tsx";

const figures = ({ say, served }: Scene) => [
  { value: say("30+", "३०+"), label: say("Year history", "वर्षको इतिहास"), locale: served },
  { value: say("5", "५"), label: say("Countries", "देश"), locale: served },
  { value: say("210 Million", "२१\u00a0करोड"), label: say("Revenue", "आम्दानी"), locale: served },
  { value: say("150", "१५०"), label: say("Employees", "कर्मचारी"), locale: served },
];

export const examples = examplesOf(Statistics, {
  surface: "bare",
  examples: (scene) => [
    { name: "Four", props: { statistics: figures(scene) } },
    { name: "One", props: { statistics: figures(scene).slice(0, 1) } },
    {
      name: "Five",
      props: { statistics: [...figures(scene), { value: "14", label: scene.say("Laboratories", "प्रयोगशाला") }] },
    },
    {
      name: "Long text",
      props: {
        statistics: figures(scene).map(({ value, label, locale }) => ({
          value: `1,234,567 ${value}`,
          label: scene.say(
            `${label} since the founding year, all offices taken together`,
            `${label}: स्थापनादेखि सबै कार्यालयको जम्मा`,
          ),
          locale,
        })),
      },
    },
    { name: "In the other language only", props: { statistics: figures(foreign(scene)) } },
    { name: "None", props: { statistics: [] } },
  ],
});
