import { examplesOf } from "../gallery/example.ts";
import { footer, longMenu, menuEntries } from "../gallery/sample/frame.ts";
import { longName } from "../gallery/sample/projects.ts";
import { foreign, type Scene } from "../gallery/scene.ts";
import { Footer } from "./footer.tsx";

/** Only what the content insists on. */
const bareFooter = (scene: Scene) => ({
  ...footer(scene),
  tagline: null,
  address: "",
  phone: "",
  email: "",
  registrations: [],
  offices: [],
  copyright: "",
});

export const examples = examplesOf(Footer, {
  place: "beside-main",
  surface: "bare",
  examples: (scene) => [
    { name: "Default", props: { footer: footer(scene), entries: menuEntries(scene) } },
    { name: "Nothing but a name", props: { footer: bareFooter(scene), entries: [] } },
    {
      name: "Long text",
      props: {
        footer: {
          ...footer(scene),
          name: longName(scene),
          tagline: longName(scene),
          offices: Array.from({ length: 9 }, (_, index) => `${index + 1} ${longName(scene)}`),
          registrations: Array.from({ length: 4 }, (_, index) => `${index + 1} ${longName(scene)}`),
          email: "tenders.and.prequalification@very-long-department-name.example.org",
        },
        entries: longMenu(scene),
      },
    },
    {
      name: "In the other language only",
      props: { footer: footer(foreign(scene)), entries: menuEntries(foreign(scene)) },
    },
  ],
});
