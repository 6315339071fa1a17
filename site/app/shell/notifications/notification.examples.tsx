import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { unbreakable } from "../../showcase/scene.ts";
import { Notification } from "./notification.tsx";

export const examples = examplesOf(Notification, {
  examples: ({ say, ...scene }) => {
    const common = { dismiss: say("Dismiss", "हटाउनुहोस्"), onEnd: () => {} };
    const success = { ...common, kind: "success" as const, title: say("Success", "सफल") };
    const error = { ...common, kind: "error" as const, title: say("Error", "त्रुटि") };
    return [
      {
        name: "Success",
        note: "Goes by itself after 5 seconds, but not while it is pointed at or has the focus.",
        props: { ...success, text: say("Your message has reached us.", "तपाईंको सन्देश हामीकहाँ आइपुग्यो।") },
      },
      { name: "Error", props: { ...error, text: say("Something went wrong", "केही गडबड भयो") } },
      { name: "Long text", props: { ...error, text: `${longName({ say, ...scene })} ${unbreakable}` } },
    ];
  },
});
