import { examplesOf } from "../../../../showcase/example.ts";
import { fieldOffice, headOffice, longOffice } from "../../../../showcase/sample/offices.ts";
import { longInfo, noInfo, sectionInfo } from "../../../../showcase/sample/section-info.ts";
import { foreign } from "../../../../showcase/scene.ts";
import { Contact } from "./contact.tsx";

export const examples = examplesOf(Contact, {
  surface: "bare",
  examples: (scene) => {
    const info = sectionInfo(scene, "Get in touch", "सम्पर्क गर्नुहोस्", [
      "Tell us where the site is and when you need an answer.",
      "कार्यस्थल कहाँ हो र जवाफ कहिलेसम्म चाहिन्छ, लेख्नुहोस्।",
    ]);
    const map = { link: null, embed: null };
    return [
      {
        name: "Default",
        note: "The form is alive: what is sent goes nowhere.",
        props: { info, office: headOffice(scene), map },
      },
      { name: "No phone, no hours", props: { info, office: fieldOffice(scene), map } },
      { name: "No office", props: { info, office: undefined, map } },
      { name: "Long text", props: { info: longInfo(scene), office: longOffice(scene), map } },
      { name: "Office in the other language only", props: { info, office: headOffice(foreign(scene)), map } },
      { name: "Heading not written", props: { info: noInfo(scene), office: headOffice(scene), map } },
    ];
  },
});
