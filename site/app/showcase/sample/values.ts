import type { Statement, WhoWeAre } from "@setu/contract/home";
import { cuts, truncate } from "../../text/truncate.ts";
import type { InBoth, Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const statement = (scene: Scene, name: InBoth, description: InBoth): Statement => ({
  name: scene.say(...name),
  description: scene.say(...description),
  locale: scene.served,
});

export const mission = (scene: Scene): Statement =>
  statement(
    scene,
    ["Our Mission", "हाम्रो ध्येय"],
    ["To plan and supervise works that last a century.", "सय वर्ष टिक्ने पूर्वाधारको योजना र सुपरिवेक्षण गर्नु।"],
  );
export const vision = (scene: Scene): Statement =>
  statement(
    scene,
    ["Our Vision", "हाम्रो दूरदृष्टि"],
    ["To be called when the answer has to be right.", "उत्तर सही हुनैपर्दा सम्झिने इन्जिनियर बन्नु।"],
  );
export const objective = (scene: Scene): Statement =>
  statement(
    scene,
    ["Our Objective", "हाम्रो उद्देश्य"],
    [
      "Independent advice, checked twice. Designs that a district contractor can build.",
      "दुई पटक जाँचिएको स्वतन्त्र सल्लाह। जिल्लाकै निर्माण व्यवसायीले बनाउन सक्ने डिजाइन।",
    ],
  );
/** A statement that nobody has written yet. */
export const unwritten = (scene: Scene): Statement => ({ name: "", description: "", locale: scene.served });

export const longStatement = (scene: Scene): Statement => ({
  ...objective(scene),
  description: Array(6).fill(objective(scene).description).join(" "),
});

const article = ({ say }: Scene) =>
  say(
    "We are an employee-owned consultancy with its head office in Kathmandu. Of our people 96 are engineers and 31 " +
      "geologists or surveyors; the others plan, draw, test and keep the books. ",
    "हामी कर्मचारीकै स्वामित्वमा रहेको परामर्शदाता संस्था हौँ। ९६ जना इन्जिनियर र ३१ जना भूगर्भविद् वा सर्वेक्षक छन्; अरूले " +
      "योजना, नक्साङ्कन, परीक्षण र लेखाको काम सम्हाल्छन्। ",
  );

export const whoWeAre = (scene: Scene, changes: Partial<WhoWeAre> = {}): WhoWeAre => ({
  id: 1,
  name: scene.say("One firm of engineers and geologists", "इन्जिनियर र भूगर्भविद्को एउटै संस्था"),
  description: truncate(article(scene).repeat(4), scene.served.served, cuts.whoWeAre),
  locale: scene.served,
  files: [picture(scene, "mist")],
  ...changes,
});
