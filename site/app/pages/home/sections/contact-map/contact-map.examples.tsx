import { examplesOf } from "../../../../showcase/example.ts";
import { headOffice, longOffice } from "../../../../showcase/sample/offices.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { ContactMap } from "./contact-map.tsx";

export const examples = examplesOf(ContactMap, {
  surface: "ink",
  examples: (scene) => {
    const office = headOffice(scene);
    const own = { link: null, embed: null };
    const link = { address: "https://maps.example.org/place/1", host: "maps.example.org" };
    const embed = { address: "https://maps.example.org/embed/1", host: "maps.example.org" };
    return [
      { name: "Our own map", props: { office, map: own } },
      { name: "With a place in a map service", props: { office, map: { link, embed: null } } },
      {
        name: "Another party's map, not yet agreed to",
        note: "Nothing is asked of that party before.",
        props: { office, map: { link, embed } },
      },
      { name: "Long text", props: { office: longOffice(scene), map: { link, embed } } },
      { name: "In the other language only", props: { office: headOffice(foreign(scene)), map: own } },
    ];
  },
});
