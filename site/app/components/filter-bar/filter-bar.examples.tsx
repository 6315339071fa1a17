import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { FilterBar } from "./filter-bar.tsx";

export const examples = examplesOf(FilterBar, {
  examples: (scene) => {
    const { say } = scene;
    const filters = [
      {
        key: "category",
        label: say("Type", "प्रकार"),
        options: [
          { value: "news", label: say("News", "समाचार"), count: 12 },
          { value: "event", label: say("Event", "कार्यक्रम"), count: 0 },
        ],
      },
      { key: "year", label: say("Year", "वर्ष"), options: [{ value: "2026", label: say("2026", "२०८३"), count: 7 }] },
    ];
    const count = say("12 items", "१२ वटा");
    const search = say("Search the news", "समाचारमा खोज्नुहोस्");
    return [
      { name: "Default", note: "A choice takes effect at once.", props: { filters, count } },
      { name: "With a search", props: { filters, count, search } },
      {
        name: "Something chosen",
        at: "/news?category=news&q=dam",
        props: { filters, count, search },
      },
      {
        name: "Nothing found",
        at: "/news?category=event",
        props: { filters, count: say("0 items", "० वटा"), search },
      },
      {
        name: "Long text",
        props: {
          filters: filters.map((filter) => ({
            ...filter,
            label: longName(scene),
            options: [{ value: "long", label: longName(scene), count: 1 }],
          })),
          count: longName(scene),
          search: longName(scene),
        },
      },
      {
        name: "With an amount and an order",
        at: "/projects?size=capacity&from=100&sort=largest",
        props: {
          filters: [
            ...filters,
            {
              key: "size",
              label: say("Size", "आकार"),
              options: [{ value: "capacity", label: say("Installed capacity", "जडित क्षमता"), count: 3 }],
              least: { key: "from", label: say("From", "कम्तीमा"), unit: say("MW", "मेगावाट"), value: say("100", "१००") },
            },
          ],
          count,
          search,
          orders: [
            { value: "", label: say("Default order", "पूर्वनिर्धारित क्रम") },
            { value: "largest", label: say("Largest first", "ठूला पहिले") },
          ],
        },
      },
      {
        name: "A word with a typing error",
        at: "/news?q=glacail",
        props: { filters, count, search, meant: say("glacial", "हिमताल"), exact: "/search?q=glasial&exact=1" },
      },
      { name: "No filters", props: { filters: [], count } },
    ];
  },
});
