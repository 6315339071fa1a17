import { devanagariDigits } from "@setu/contract/digits";

/** Texts in the map's own chunk: no page needs them before the map has loaded. */
export const words = {
  en: {
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fullscreen: "Full screen",
    leaveFullscreen: "Leave full screen",
    showAll: "Show all",
    keys: "The arrow keys move the map, plus and minus zoom.",
    centre: (figures: string) => `Centre ${figures}`,
    cluster: { name: (n: number) => `${n} projects: zoom in`, count: (n: number) => `${n}` },
  },
  ne: {
    zoomIn: "नक्सा ठूलो पार्नुहोस्",
    zoomOut: "नक्सा सानो पार्नुहोस्",
    fullscreen: "पूरा स्क्रिनमा हेर्नुहोस्",
    leaveFullscreen: "पूरा स्क्रिनबाट फर्कनुहोस्",
    showAll: "सबै देखाउनुहोस्",
    keys: "एरो कुञ्जीले नक्सा सर्छ, धन र ऋण कुञ्जीले ठूलो वा सानो हुन्छ।",
    centre: (figures: string) => `केन्द्र ${figures}`,
    cluster: {
      name: (n: number) => `${devanagariDigits(n)} परियोजना: नक्सा ठूलो पार्नुहोस्`,
      count: (n: number) => devanagariDigits(n),
    },
  },
};
