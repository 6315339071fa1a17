import type { SectionInfo } from "@setu/contract/home";
import type { InBoth, Scene } from "../scene.ts";

/** A section's heading, with a line beside it if one is given. */
export const sectionInfo = (scene: Scene, en: string, ne: string, note?: InBoth): SectionInfo => ({
  name: scene.say(en, ne),
  description: note ? scene.say(...note) : null,
  locale: scene.served,
});

/** A heading that nobody has written. */
export const noInfo = (scene: Scene): SectionInfo => ({ name: "", description: null, locale: scene.served });

export const longInfo = (scene: Scene): SectionInfo =>
  sectionInfo(
    scene,
    "Everything that we have measured, designed, checked and supervised in difficult terrain",
    "कठिन भूगोलमा हामीले नापेका, डिजाइन गरेका, जाँचेका र सुपरिवेक्षण गरेका सबै काम",
    [
      "A line beside the heading may grow as long as an editor likes, and then it must not push the buttons off the sheet.",
      "शीर्षकको छेउको यो पङ्क्ति सम्पादकले जति पनि लामो लेख्न सक्छन्; त्यसो हुँदा बटनहरू पानाबाट बाहिर पुग्नु हुँदैन।",
    ],
  );
