import { examplesOf } from "../../showcase/example.ts";
import { Link } from "../link/link.tsx";
import { Empty } from "./empty.tsx";

export const examples = examplesOf(Empty, {
  examples: ({ say }) => [
    { name: "A sentence", props: { sentence: say("No notice is open.", "कुनै सूचना खुला छैन।") } },
    {
      name: "With a way on",
      props: {
        sentence: say("Nothing matches these filters.", "यी फिल्टरसँग मिल्ने केही भेटिएन।"),
        children: <Link to="/news">{say("Clear filters", "फिल्टर हटाउनुहोस्")}</Link>,
      },
    },
  ],
});
