import type { PersonItem } from "@setu/contract/people";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

/** A person in a list; `changes` make the other states. */
export const person = (scene: Scene, changes: Partial<PersonItem> = {}): PersonItem => ({
  id: 7,
  name: scene.say("Maya Gurung", "माया गुरुङ"),
  name_en: "Maya Gurung",
  name_ne: "माया गुरुङ",
  designation: scene.say("Dam engineer", "बाँध इन्जिनियर"),
  discipline: scene.say("Hydropower and dams", "जलविद्युत् र बाँध"),
  office: scene.say("Pokhara", "पोखरा"),
  line: scene.say("Arch dams, and what their instruments say.", "आर्च बाँध, अनि तिनका यन्त्रले भन्ने कुरा।"),
  experience: 22,
  files: [picture(scene, "portrait")],
  locale: scene.served,
  ...changes,
});
