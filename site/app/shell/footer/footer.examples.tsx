import { examplesOf } from "../../showcase/example.ts";
import { bareFirm, firm, footer, longFirm, longMenu, menuEntries, morePages } from "../../showcase/sample/frame.ts";
import { longName } from "../../showcase/sample/projects.ts";
import { foreign } from "../../showcase/scene.ts";
import { Footer } from "./footer.tsx";

export const examples = examplesOf(Footer, {
  place: "beside-main",
  surface: "bare",
  examples: (scene) => {
    const other = foreign(scene);
    return [
      { name: "Default", props: { firm: firm(scene), footer: footer(scene), entries: menuEntries(scene), more: [] } },
      {
        name: "Nothing but a name",
        props: {
          firm: bareFirm(scene),
          footer: { ...footer(scene), links: [], offices: [], copyright: "" },
          entries: [],
          more: morePages(scene),
        },
      },
      {
        name: "Long text",
        props: {
          firm: longFirm(scene),
          footer: {
            ...footer(scene),
            links: footer(scene).links.map((link) => ({ ...link, label: link.label + longName(scene) })),
            offices: Array.from({ length: 9 }, (_, index) => ({
              id: index,
              name: longName(scene),
              phone: "+977 1 555 0100 extension 2204",
              locale: scene.served,
            })),
          },
          entries: longMenu(scene),
          more: [],
        },
      },
      {
        name: "In the other language only",
        props: { firm: firm(other), footer: footer(other), entries: menuEntries(other), more: [] },
      },
    ];
  },
});
