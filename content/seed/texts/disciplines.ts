import type { DisciplineSeed } from "../shape.ts";

export const disciplines: DisciplineSeed[] = [
  { key: "dams", name: { en: "Hydropower and dams", ne: "जलविद्युत् र बाँध" } },
  { key: "structures", name: { en: "Structures and bridges", ne: "संरचना र पुल" } },
  { key: "roads", name: { en: "Roads and tunnels", ne: "सडक र सुरुङ" } },
  { key: "geology", name: { en: "Geology and geotechnics", ne: "भूगर्भ र भूप्रविधि" } },
  { key: "hydrology", name: { en: "Hydrology and environment", ne: "जलविज्ञान र वातावरण" } },
  { key: "survey", name: { en: "Survey and geomatics", ne: "सर्वेक्षण र जियोम्याटिक्स" } },
  { key: "energy", name: { en: "Transmission and energy", ne: "प्रसारण र ऊर्जा" } },
  { key: "water", name: { en: "Water supply and irrigation", ne: "खानेपानी र सिँचाइ" } },
  { key: "planning", name: { en: "Planning and public consultation", ne: "योजना र सार्वजनिक परामर्श" } },
  { key: "management", name: { en: "Management, finance and quality", ne: "व्यवस्थापन, वित्त र गुणस्तर" } },
];
