import { useEffect } from "react";
import { examplesOf } from "../../showcase/example.ts";
import type { NotificationContent } from "./notification.tsx";
import { NotificationsProvider, useNotify } from "./notifications.tsx";

function Announce({ notices }: { notices: NotificationContent[] }) {
  return (
    <NotificationsProvider>
      <Announcer notices={notices} />
    </NotificationsProvider>
  );
}

function Announcer({ notices }: { notices: NotificationContent[] }) {
  const notify = useNotify();
  useEffect(() => notices.forEach(notify), [notices, notify]);
  return null;
}

export const examples = examplesOf(Announce, {
  place: "beside-main",
  surface: "bare",
  needsWindow: true,
  examples: ({ say }) => {
    const sent = {
      kind: "success" as const,
      title: say("Success", "सफल"),
      text: say("Your message has reached us.", "तपाईंको सन्देश हामीकहाँ आइपुग्यो।"),
    };
    const failed = {
      kind: "error" as const,
      title: say("Error", "त्रुटि"),
      text: say("Something went wrong", "केही गडबड भयो"),
    };
    return [
      {
        name: "Three at once",
        note: "For five seconds after the page is opened.",
        props: { notices: [failed, sent, failed] },
      },
      { name: "None", props: { notices: [] } },
    ];
  },
});
