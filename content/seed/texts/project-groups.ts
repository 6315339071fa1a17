import type { ProjectGroupSeed } from "../shape.ts";

export const projectGroups: ProjectGroupSeed[] = [
  { slug: "hydropower-dams", name: { en: "Hydropower & Dams", ne: "जलविद्युत् र बाँध" } },
  { slug: "roads-bridges", name: { en: "Roads & Bridges", ne: "सडक र पुल" } },
  {
    slug: "transmission-energy",
    name: { en: "Transmission & Energy", ne: "प्रसारण र ऊर्जा" },
  },
  {
    slug: "water-irrigation",
    name: { en: "Water & Irrigation", ne: "खानेपानी र सिँचाइ" },
  },
  {
    slug: "survey-geotechnics",
    name: { en: "Survey & Geotechnics", ne: "सर्वेक्षण र भूप्रविधि" },
  },
  { slug: "urban-environment", name: { en: "Urban & Environment", ne: "सहर र वातावरण" } },
];
