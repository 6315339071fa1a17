import type { AlbumCategorySeed } from "../album-shape.ts";

export const albumCategories: AlbumCategorySeed[] = [
  {
    key: "works",
    name: { en: "Construction", ne: "निर्माण" },
    description: {
      en: "Dams, bridges, roads and power\u00a0lines, during and after construction.",
      ne: "बाँध, पुल, सडक र प्रसारण\u00a0लाइन: बन्दै गर्दा र बनेपछि।",
    },
  },
  {
    key: "survey",
    name: { en: "Survey and investigation", ne: "सर्वेक्षण र अन्वेषण" },
    description: {
      en: "What we have to know before we draw anything.",
      ne: "केही कोर्नुअघि जान्नैपर्ने कुरा।",
    },
    cover: "work_survey_ridge.jpg",
  },
  {
    key: "community",
    name: { en: "With the people who live there", ne: "स्थानीय बासिन्दासँग" },
    description: {
      en: "Hearings, load tests and the sharing of irrigation water.",
      ne: "सार्वजनिक सुनुवाइ, भार परीक्षण र पानीपालो।",
    },
  },
  {
    key: "land",
    name: { en: "Land and water", ne: "भूमि र पानी" },
    description: {
      en: "The ground beneath it all.",
      ne: "यी सबै काम अडिएको धरातल।",
    },
  },
];
