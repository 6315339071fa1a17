import { examplesOf } from "../../showcase/example.ts";
import { Dialable } from "./dialable.tsx";

export const examples = examplesOf(Dialable, {
  examples: ({ say }) => [
    {
      name: "Default",
      props: {
        children: say(
          "Since 1993: call +977 1 555 0100 from Sunday to Friday, or 1111 at any hour. Or write to info@example.org.",
          "आइतबारदेखि शुक्रबार +977 1 555 0100 मा, वा जुनसुकै बेला 1111 मा फोन गर्नुहोस्। वा info@example.org मा लेख्नुहोस्।",
        ),
      },
    },
    { name: "Without a number", props: { children: "24" } },
  ],
});
