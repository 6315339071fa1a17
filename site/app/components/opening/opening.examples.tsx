import { examplesOf } from "../../showcase/example.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign, unbreakable } from "../../showcase/scene.ts";
import { Opening } from "./opening.tsx";

export const examples = examplesOf(Opening, {
  place: "page",
  surface: "bare",
  examples: (scene) => {
    const { say } = scene;
    const title = say("News and events", "समाचार तथा कार्यक्रम");
    const lead = say("From our sites and offices.", "हाम्रा कार्यस्थल र कार्यालयबाट।");
    const head = { title, breadcrumbs: [{ name: title, href: "/news" }] };
    const other = foreign(scene);
    return [
      { name: "Default", head, props: { title, lead } },
      { name: "Nothing but a title", props: { title } },
      { name: "With a note", head, props: { title, note: say("November 17th 2026", "२०८३ मङ्सिर १"), lead } },
      {
        name: "With a byname",
        head,
        props: { title, byname: <span>{say("समाचार तथा कार्यक्रम", "News and events")}</span>, lead },
      },
      {
        name: "Long text",
        head: { title, breadcrumbs: [{ name: longName(scene), href: "/news" }] },
        props: { title: `${longName(scene)} ${unbreakable}`, note: longName(scene), lead: longName(scene) },
      },
      {
        name: "In the other language only",
        head,
        props: { title: other.say("News and events", "समाचार तथा कार्यक्रम"), locale: other.served },
      },
    ];
  },
});
