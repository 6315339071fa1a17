import { examplesOf } from "../../showcase/example.ts";
import { Tabs } from "./tabs.tsx";

export const examples = examplesOf(Tabs, {
  examples: ({ say }) => {
    const label = say("Status", "अवस्था");
    const open = { to: "/notices", text: say("Open", "खुला"), isShown: true };
    const closed = { to: "/notices?status=closed", text: say("Closed", "बन्द"), isShown: false };
    const long = {
      to: "/notices?status=all",
      text: say("Everything that was ever published here", "यहाँ कहिल्यै प्रकाशित भएका सबै सूचना"),
      isShown: false,
    };
    return [
      { name: "Default", note: "Hover: a line appears below.", props: { label, tabs: [open, closed] } },
      { name: "Long text", note: "They wrap.", props: { label, tabs: [open, closed, long] } },
    ];
  },
});
