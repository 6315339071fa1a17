import { Link } from "react-router";
import { examplesOf } from "../../showcase/example.ts";
import { Empty } from "./empty.tsx";

export const examples = examplesOf(Empty, {
  examples: ({ say }) => [
    { name: "A sentence", props: { sentence: say("No notice is open.", "कुनै सूचना खुला छैन।") } },
    {
      name: "With a way on",
      props: {
        sentence: say("Nothing matches these filters.", "यी छनोटसँग मिल्ने केही छैन।"),
        children: <Link to="/news">{say("Clear the filters", "छनोट हटाउनुहोस्")}</Link>,
      },
    },
  ],
});
