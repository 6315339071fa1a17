import type { Perspective } from "@setu/contract/home";
import { cuts, truncate } from "../../text/truncate.ts";
import type { Scene } from "../scene.ts";
import { picture } from "./pictures.ts";

const paragraph = ({ say }: Scene) =>
  say(
    "We go and look first. Before anything is drawn, a geologist, a surveyor and the engineer who will sign the " +
      "design walk the site together and listen to those who live there: how high the river stood in their " +
      "grandparents’ flood, which slope moves in August, which path the children take to school.",
    "हामी पहिले गएर हेर्छौँ। नक्सा कोर्नुअघि भूगर्भविद्, सर्वेक्षक र डिजाइनमा हस्ताक्षर गर्ने इन्जिनियर सँगै कार्यस्थल पुग्छन् " +
      "र त्यहाँ बस्नेहरूको कुरा सुन्छन्: हजुरबुबाका पालाको बाढी कहाँसम्म आएको थियो, भदौमा कुन पाखो सर्छ।",
  );

export const perspective = (scene: Scene, changes: Partial<Perspective> = {}): Perspective => ({
  id: 1,
  name: scene.say("Maya Tamang", "माया तामाङ"),
  designation: scene.say("Chief Executive Officer", "प्रमुख कार्यकारी अधिकृत"),
  quote: scene.say(
    "A bridge is a promise that two banks make to each other.",
    "पुल भनेको दुई किनारले एकअर्कालाई दिएको वचन हो।",
  ),
  message: [paragraph(scene), paragraph(scene)].join("\n\n"),
  locale: scene.served,
  files: [picture(scene, "portrait"), picture(scene, "bridge")],
  ...changes,
});

/** Longer than the page shows, and truncated as its loader does. */
export const cutMessage = (scene: Scene): string =>
  truncate(Array(8).fill(paragraph(scene)).join("\n\n"), scene.served.served, cuts.perspective);
