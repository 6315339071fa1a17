import { examplesOf } from "../../showcase/example.ts";
import { firm, longFirm, longMenu, menuEntries, morePages } from "../../showcase/sample/frame.ts";
import { foreign } from "../../showcase/scene.ts";
import { Navigation } from "./navigation.tsx";

export const examples = examplesOf(Navigation, {
  place: "beside-main",
  surface: "bare",
  needsWindow: true,
  examples: (scene) => {
    const common = { firm: firm(scene), entries: menuEntries(scene), accounts: true, more: morePages(scene) };
    return [
      { name: "Default", note: "Below 76rem a sheet. Hover and focus draw a line under an entry.", props: common },
      { name: "A menu open", press: "details:nth-of-type(1) summary", props: common },
      { name: "The sheet open", note: "Below 76rem only.", press: "button[popovertarget]", props: common },
      {
        name: "The search open",
        note: "From 100rem on the header has a field instead, and its suggestions hang below it.",
        press: "a[data-search]",
        props: common,
      },
      { name: "On a page of the menu", at: "/careers", props: common },
      { name: "The menu could not be had", props: { firm: undefined, entries: [], accounts: false, more: [] } },
      {
        name: "Long text",
        press: "li:nth-child(4) summary",
        props: { firm: longFirm(scene), entries: longMenu(scene), accounts: true, more: [] },
      },
      {
        name: "Entries in the other language only",
        press: "li:nth-child(4) summary",
        props: { ...common, entries: menuEntries(foreign(scene)) },
      },
    ];
  },
});
