import type { File } from "@setu/contract/shapes/file";
import bridge from "../pictures/bridge.webp";
import dam from "../pictures/dam.webp";
import mist from "../pictures/mist.webp";
import nothing from "../pictures/nothing.svg";
import portrait from "../pictures/portrait.webp";
import type { InBoth, Scene } from "../scene.ts";

interface Drawing extends Pick<File, "location" | "height" | "focal" | "color"> {
  width?: number;
  alt: InBoth;
}

const drawings = {
  dam: {
    location: dam,
    height: 533,
    focal: { x: 50, y: 45 },
    color: "#383848",
    alt: ["Crest of a dam above its reservoir", "जलाशयमाथि बाँधको शीर्ष"],
  },
  /** A pale picture: text on it must be readable all the same. */
  mist: {
    location: mist,
    height: 720,
    focal: { x: 50, y: 60 },
    color: "#9aa5a0",
    alt: ["Mist over a forested valley", "वनले ढाकेको उपत्यकामा कुहिरो"],
  },
  bridge: {
    location: bridge,
    height: 720,
    focal: { x: 42, y: 45 },
    color: "#6b5a4a",
    alt: ["Cable-stayed bridge in evening light", "साँझको उज्यालोमा केबल स्टेड पुल"],
  },
  portrait: {
    location: portrait,
    width: 720,
    height: 720,
    focal: { x: 50, y: 30 },
    color: "#988878",
    alt: ["Portrait of an engineer", "इन्जिनियरको तस्बिर"],
  },
} satisfies Record<string, Drawing>;

/** Returns a picture of the showcase's own, as the content would serve it. */
export function picture({ say }: Scene, name: keyof typeof drawings, changes: Partial<File> = {}): File {
  const { alt, ...drawing }: Drawing = drawings[name];
  const { location } = drawing;
  return {
    id: 1,
    caption: null,
    credit: null,
    width: 1280,
    mime: "image/webp",
    size: 50_000,
    renditions: [{ location, width: 1280, type: "image/webp" }],
    light_size: 50_000,
    ...drawing,
    alt: say(...alt),
    ...changes,
  };
}

/** A picture that does not exist. */
export const missingPicture = (scene: Scene): File =>
  picture(scene, "bridge", { location: "/_showcase/no-such-picture", renditions: [] });

/** A picture whose bytes have not arrived: an empty drawing replaces it. */
export const awaitedPicture = (scene: Scene): File => picture(scene, "bridge", { location: nothing, renditions: [] });
