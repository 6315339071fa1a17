import type { Slide } from "@setu/contract/home";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const common = ({ served, say }: Scene) => ({
  description: say("Hydropower and dams", "जलविद्युत् र बाँध"),
  caption: say(
    "Fig. 01 · Tilkot gorge, crest · 29°18′ N, 80°52′ E · 880 m",
    "चित्र ०१ · तिलकोट गल्छी · २९°१८′ उ., ८०°५२′ पू. · ८८० मि.",
  ),
  action: { label: say("See our projects", "परियोजना हेर्नुहोस्"), href: "/projects" },
  locale: served,
});

export const slides = (scene: Scene): Slide[] => [
  {
    ...common(scene),
    name: scene.say("One monsoon, stored for a year of evenings", "एक वर्षायामको पानी, वर्षभरिको बिजुली"),
    files: [picture(scene, "dam")],
  },
  {
    ...common(scene),
    name: scene.say("Roads that stay open in the rain", "झरीमा पनि खुला रहने बाटो"),
    files: [picture(scene, "mist")],
  },
  {
    ...common(scene),
    name: scene.say("From the first pile to the load test", "पहिलो पाइलदेखि भार परीक्षणसम्म"),
    files: [picture(scene, "bridge")],
  },
];

/** As much text as an editor can enter, on a pale picture. */
export const longSlide = (scene: Scene): Slide => ({
  ...common(scene),
  name: scene.say(
    "Feasibility, detailed design and construction supervision of storage projects in young and restless mountains",
    "कलिला र चलायमान पहाडमा जलाशययुक्त परियोजनाको सम्भाव्यता अध्ययन, विस्तृत डिजाइन र निर्माण सुपरिवेक्षण",
  ),
  description: scene.say(
    "Hydropower and dams, transmission, roads and bridges, water supply, irrigation and river training",
    "जलविद्युत् र बाँध, प्रसारण, सडक र पुल, खानेपानी, सिँचाइ र नदी नियन्त्रण",
  ),
  caption: scene.say(
    "Fig. 01 · Upper Tilkot storage project, left abutment seen from the access tunnel · 29°18′ N, 80°52′ E · 880 m above sea level",
    "चित्र ०१ · माथिल्लो तिलकोट जलाशय परियोजना, पहुँच सुरुङबाट देखिएको बायाँ किनार · २९°१८′ उ., ८०°५२′ पू. · ८८० मि.",
  ),
  action: {
    label: scene.say("Read how the left abutment was investigated", "बायाँ किनारको अन्वेषण कसरी भयो, पढ्नुहोस्"),
    href: "/news/1",
  },
  files: [picture(scene, "mist")],
});

/** Only the fields that the content requires. */
export const bareSlide = (scene: Scene): Slide => ({
  name: scene.say("Nothing but a headline", "शीर्षक मात्र"),
  description: null,
  caption: null,
  action: null,
  locale: scene.served,
  files: [],
});
