import path from "node:path";
import { boundedSharp } from "../platform/files/bounded/bounded-sharp.ts";

/** The sample firm's mark, as a drawing. The site accepts no drawings, so it is turned into a picture first. */
export const marks = [
  {
    file: "mark-on-light.svg",
    alt: {
      en: "Logo of Himalaya Engineering Consultants, for light backgrounds",
      ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्सको लोगो, उज्यालो पृष्ठभूमिका लागि",
    },
  },
  {
    file: "mark-on-dark.svg",
    alt: {
      en: "Logo of Himalaya Engineering Consultants, for dark backgrounds",
      ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्सको लोगो, गाढा पृष्ठभूमिका लागि",
    },
  },
  {
    file: "icon.svg",
    alt: {
      en: "Logo of Himalaya Engineering Consultants as an icon",
      ne: "हिमालय इन्जिनियरिङ कन्सल्ट्यान्ट्सको लोगो, आइकनका रूपमा",
    },
  },
];

/** Pixels: four times the largest size on a page, so that it is sharp on every screen. */
const side = 192;

/** A drawing as the picture that an editor would have uploaded. */
export async function drawMark(file: string) {
  const data = await boundedSharp(file, { density: 600 })
    .resize(side, side)
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toBuffer();
  return { data, mimetype: "image/png", name: `${path.parse(file).name}.png`, size: data.length };
}
