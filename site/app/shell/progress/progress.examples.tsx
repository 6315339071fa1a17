import { examplesOf } from "../../showcase/example.ts";
import { ProgressBar } from "./progress.tsx";

export const examples = examplesOf(ProgressBar, {
  place: "beside-main",
  surface: "bare",
  needsWindow: true,
  examples: () => [
    {
      name: "Running",
      note: "Blue, 3 px, at the top; it slows down towards its end.",
      props: { state: "running" as const },
    },
    { name: "Finished", note: "Stays for 1500 ms.", props: { state: "finished" as const } },
    { name: "Failed", props: { state: "failed" as const } },
    { name: "Idle", props: { state: "idle" as const } },
  ],
});
